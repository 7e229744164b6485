import type { EntityManager } from '@mikro-orm/postgresql';
import { userOfEvent } from './tables.js';

/**
 * Whether a user has been erased here. Until the transaction ends, nobody erases them: what is written after a `false`
 * is found by the erasure that comes next. Writers share their turn and do not wait for one another.
 */
export async function isUserErased(em: EntityManager, userId: string): Promise<boolean> {
  await takeTurn(em, 'pg_advisory_xact_lock_shared', userId);
  return (await em.execute('select 1 from erased_users where user_id = ?', [userId])).length > 0;
}

/**
 * Remembers for a while that a user is gone, so that whatever comes late finds them erased. The first step of an
 * erasure: it waits for the writers that have their turn.
 */
export async function markUserErased(em: EntityManager, userId: string): Promise<void> {
  await takeTurn(em, 'pg_advisory_xact_lock', userId);
  await em.execute('insert into erased_users (user_id) values (?) on conflict do nothing', [userId]);
}

/**
 * Deletes the events that tell of a user: sent, unsent and dead ones. The last step of an erasure, when nothing is left
 * that could emit another. Those that are in a stream already end with its seven days; of those that are not, nobody
 * needs to hear any more.
 */
export async function deleteEventsAbout(em: EntityManager, userId: string): Promise<void> {
  await em.execute(`delete from outbox where ${userOfEvent} = ?`, [userId]);
  await em.execute('delete from dead_letters where position(? in body) > 0', [userId]);
}

async function takeTurn(em: EntityManager, lock: string, userId: string): Promise<void> {
  if (!em.isInTransaction()) throw new Error('A turn lasts as long as its transaction, and there is none');
  await em.execute(`select ${lock}(hashtextextended(?, 0))`, [`user:${userId}`]);
}
