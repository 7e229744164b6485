import { EarlyStatement } from '@presently/work/pipelining/early-statement';
import type { EntityManager } from '@mikro-orm/postgresql';
import { lock, lockOf, sendUnderLocks } from './locks.js';
import { userOfEvent } from './tables.js';

/**
 * Whether a user has been erased in this service. Takes a shared lock on the user until the end of the transaction: an
 * erasure blocks on it and then deletes the rows that the transaction wrote. Writers do not block each other.
 */
export async function isUserErased(em: EntityManager, userId: string): Promise<boolean> {
  return (await erasedAmong(em, [userId])).has(userId);
}

const erasedIn = new EarlyStatement<{ user_id: string }>(
  'select user_id from erased_users where user_id = any($1::uuid[])',
);

/** Which of the users have been erased. Locks them as {@link isUserErased} does, together with other names. */
export async function erasedAmong(
  em: EntityManager,
  userIds: readonly string[],
  otherLocks: readonly string[] = [],
): Promise<Set<string>> {
  return (await erasedAmongAnd(em, userIds, otherLocks, () => Promise.resolve())).erased;
}

/**
 * {@link erasedAmong}, and what early statements read under its locks.
 * @param send called once more if locks had to be created first
 */
export async function erasedAmongAnd<T>(
  em: EntityManager,
  userIds: readonly string[],
  otherLocks: readonly string[],
  send: () => Promise<T>,
): Promise<{ erased: Set<string>; sent: T }> {
  const locks = [...userIds.map((userId) => lockOf('user', userId)), ...otherLocks];
  const { erased, sent } = await sendUnderLocks(em, locks, 'share', async () => ({
    erased: await erasedIn.send(em, [...new Set(userIds)]),
    sent: await send(),
  }));
  return { erased: new Set((await erased.rows).map((row) => row.user_id)), sent };
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
