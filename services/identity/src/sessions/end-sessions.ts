import type { EntityManager } from '@mikro-orm/postgresql';
import type { User } from '../users/user.entity.js';

/**
 * Ends the sessions of a user that have not proved the second factor, which is new.
 * @returns them, to be published as revoked after the commit
 */
export async function endWeakSessionsOf(tx: EntityManager, { id }: Pick<User, 'id'>): Promise<string[]> {
  const ended = await tx.execute<{ sid: string }[]>(
    'delete from sessions where user_id = ? and not has_second_factor returning sid',
    [id],
  );
  return ended.map((row) => row.sid);
}

/**
 * Ends all sessions of a user.
 * @returns them, to be published as revoked after the commit
 */
export async function endSessionsOf(tx: EntityManager, { id }: Pick<User, 'id'>): Promise<string[]> {
  const ended = await tx.execute<{ sid: string }[]>('delete from sessions where user_id = ? returning sid', [id]);
  return ended.map((row) => row.sid);
}
