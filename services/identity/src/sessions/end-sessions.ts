import { mostEndedSessions, sessionsEnded } from '@presently/contracts/identity/push';
import type { Outbox } from '@presently/messaging/outbox';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { User } from '../users/user.entity.js';
import { publicSessionId } from './session-id.js';

interface Ended {
  sid: string;
  userId: string;
}

/** Sessions of one statement of {@link endExpiredSessions}. */
const batch = 500;

/**
 * Ends the sessions that a condition names, and tells the services in which something belongs to them.
 * @param where SQL with a `?` for each parameter
 */
async function end(tx: EntityManager, outbox: Outbox, where: string, parameters: unknown[]): Promise<Ended[]> {
  const ended = await tx.execute<Ended[]>(
    `delete from sessions where ${where} returning sid, user_id as "userId"`,
    parameters,
  );
  for (const [userId, own] of Map.groupBy(ended, (each) => each.userId)) {
    const ids = own.map(({ sid }) => publicSessionId(sid));
    for (let first = 0; first < ids.length; first += mostEndedSessions) {
      const data = { userId, sessionIds: ids.slice(first, first + mostEndedSessions) };
      await outbox.add(tx, sessionsEnded, { kind: 'user', id: userId, version: 0 }, data);
    }
  }
  return ended;
}

const sidsOf = (ended: readonly Ended[]) => ended.map(({ sid }) => sid);

/** Ends these sessions. */
export async function endSessions(tx: EntityManager, outbox: Outbox, sids: readonly string[]): Promise<void> {
  await end(tx, outbox, 'sid in (select jsonb_array_elements_text(?::jsonb))', [JSON.stringify(sids)]);
}

/**
 * Ends the oldest sessions of a user beyond a number, not the one that has just begun.
 * @returns them, to be published as revoked after the commit
 */
export async function endOldestSessions(
  tx: EntityManager,
  outbox: Outbox,
  { userId, but, most }: { userId: string; but: string; most: number },
): Promise<string[]> {
  const oldest = `sid in (
    select sid from sessions where user_id = ? and sid <> ? order by sess ->> 'signedInAt' desc offset ?)`;
  return sidsOf(await end(tx, outbox, oldest, [userId, but, most - 1]));
}

/**
 * Ends the sessions of a user that have not proved the second factor, which is new.
 * @returns them, to be published as revoked after the commit
 */
export async function endWeakSessionsOf(
  tx: EntityManager,
  outbox: Outbox,
  { id }: Pick<User, 'id'>,
): Promise<string[]> {
  return sidsOf(await end(tx, outbox, 'user_id = ? and not has_second_factor', [id]));
}

/**
 * Ends all sessions of a user.
 * @returns them, to be published as revoked after the commit
 */
export async function endSessionsOf(tx: EntityManager, outbox: Outbox, { id }: Pick<User, 'id'>): Promise<string[]> {
  return sidsOf(await end(tx, outbox, 'user_id = ?', [id]));
}

/** Deletes the sessions that are over, in short batches. Replicas may do it at the same time. */
export async function endExpiredSessions(em: EntityManager, outbox: Outbox, now: Date): Promise<void> {
  const expired = `sid in (select sid from sessions where expire <= ? limit ${batch} for update skip locked)`;
  let ended: Ended[];
  do ended = await em.fork().transactional((tx) => end(tx, outbox, expired, [now]));
  while (ended.length === batch);
}
