import { Statement } from '@presently/work/statement';
import type { EntityManager } from '@mikro-orm/postgresql';
import { lock, lockAll, lockOf } from './locks.js';
import { userOfEvent } from './tables.js';

/**
 * Whether a user has been erased in this service. Takes a shared lock on the user until the end of the transaction: an
 * erasure blocks on it and then deletes the rows that the transaction wrote. Writers do not block each other.
 */
export async function isUserErased(em: EntityManager, userId: string): Promise<boolean> {
  return (await erasedAmong(em, [userId])).has(userId);
}

const erasedIn = new Statement<{ user_id: string }>('select user_id from erased_users where user_id = any($1::uuid[])');

/** Which of the users have been erased. Locks them as {@link isUserErased} does, together with other names. */
export async function erasedAmong(
  em: EntityManager,
  userIds: readonly string[],
  otherLocks: readonly string[] = [],
): Promise<Set<string>> {
  await lockAll(em, [...userIds.map((userId) => lockOf('user', userId)), ...otherLocks], 'share');
  const erased = await erasedIn.rows(em, [...new Set(userIds)]);
  return new Set(erased.map((row) => row.user_id));
}

/**
 * Stores the id of an erased user for 30 days, so that a late event about them is dropped. The first step of an
 * erasure: it blocks until the transactions that hold the user's shared lock have ended.
 */
export async function markUserErased(em: EntityManager, userId: string): Promise<void> {
  await lock(em, lockOf('user', userId), 'update');
  await em.execute('insert into erased_users (user_id) values (?) on conflict do nothing', [userId]);
}

/**
 * Deletes a user's events from the outbox, published or not, and their dead letters. The last step of an erasure,
 * when no row is left that could cause another event. Copies in a stream expire after its seven days.
 */
export async function deleteEventsAbout(em: EntityManager, userId: string): Promise<void> {
  await em.execute(`delete from outbox where ${userOfEvent} = ?`, [userId]);
  await em.execute('delete from dead_letters where position(? in body) > 0', [userId]);
}
