import type { EntityManager } from '@mikro-orm/postgresql';

/**
 * Takes a recipient's turn until the transaction ends, so that events of one recipient are handled one after the other.
 * @returns false when the recipient has been erased.
 */
export async function takeTurn(em: EntityManager, recipientId: string): Promise<boolean> {
  await em.execute('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`recipient:${recipientId}`]);
  return (await em.execute('select 1 from erased_recipients where recipient_id = ?', [recipientId])).length === 0;
}
