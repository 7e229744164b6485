import type { Recipient } from '@presently/contracts/gifting/recipients';
import type { EntityManager } from '@mikro-orm/postgresql';

/**
 * Everybody a sender gives to, oldest first, as messages. Every page asks for this and changes nothing of it: entities,
 * made only to be copied, are two thirds of what the call costs.
 */
export async function recipientsOf(em: EntityManager, userId: string): Promise<Recipient[]> {
  const rows = await em.execute<(Omit<Recipient, 'createdAt'> & { createdAt: Date })[]>(
    `select id, name, relationship, interests, avatar, created_at as "createdAt"
     from recipients where user_id = ? order by created_at, id`,
    [userId],
  );
  return rows.map((row) => ({ ...row, createdAt: new Date(row.createdAt).toISOString() }));
}
