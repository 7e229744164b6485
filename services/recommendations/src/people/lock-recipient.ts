import { lockAll, lockOf } from '@presently/messaging/locks';
import type { EntityManager } from '@mikro-orm/postgresql';

/**
 * Locks a recipient until the end of the transaction, so that events of one recipient are handled one at a time.
 * @returns false if the recipient is erased.
 */
export async function lockRecipient(em: EntityManager, recipientId: string): Promise<boolean> {
  return !(await lockRecipients(em, [recipientId])).has(recipientId);
}

/** Locks several recipients. @returns those that are erased */
export async function lockRecipients(em: EntityManager, recipientIds: readonly string[]): Promise<Set<string>> {
  const names = recipientIds.map((id) => lockOf('recipient', id));
  await lockAll(em, names, 'update');
  const erased = await em.execute<{ recipient_id: string }[]>(
    `select recipient_id from erased_recipients
     where recipient_id in (select jsonb_array_elements_text(?::jsonb)::uuid)`,
    [JSON.stringify(recipientIds)],
  );
  return new Set(erased.map((row) => row.recipient_id));
}
