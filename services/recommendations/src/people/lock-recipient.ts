import { lock, lockOf } from '@presently/messaging/locks';
import type { EntityManager } from '@mikro-orm/postgresql';

/**
 * Locks a recipient until the end of the transaction, so that events of one recipient are handled one at a time.
 * @returns false if the recipient is erased.
 */
export async function lockRecipient(em: EntityManager, recipientId: string): Promise<boolean> {
  await lock(em, lockOf('recipient', recipientId), 'update');
  return (await em.execute('select 1 from erased_recipients where recipient_id = ?', [recipientId])).length === 0;
}
