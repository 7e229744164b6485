import type { Caller } from '@presently/messaging/call-context';
import { unauthenticated } from '@presently/messaging/problem';
import type { EntityManager } from '@mikro-orm/postgresql';
import { publicSessionId } from './session-id.js';

/**
 * Refuses a change to the keys of a locked user by a session that has ended since the gateway has checked it: a call
 * that is under way while all keys end must add none.
 * @throws Problem `unauthenticated`, 401
 */
export async function requireLiveSession(
  tx: EntityManager,
  { userId, sessionId }: Pick<Caller, 'userId' | 'sessionId'>,
  now: Date,
): Promise<void> {
  if (sessionId === undefined) return;
  const live = await tx.execute<{ sid: string }[]>('select sid from sessions where user_id = ? and expire > ?', [
    userId,
    now,
  ]);
  if (!live.some(({ sid }) => publicSessionId(sid) === sessionId)) throw unauthenticated();
}
