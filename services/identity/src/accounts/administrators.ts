import type { EntityManager } from '@mikro-orm/postgresql';
import type { User } from '../users/user.entity.js';
import { lockByUsername } from '../users/users.queries.js';

/**
 * Makes a user an administrator, or no longer one. Sessions stay: the role is read anew whenever one is resolved.
 * @returns null when there is no such user.
 */
export function setAdministrator(
  em: EntityManager,
  username: string,
  isAdmin: boolean,
  now: Date,
): Promise<User | null> {
  return em.transactional(async (tx) => {
    const user = await lockByUsername(tx, username);
    user?.setAdministrator(isAdmin, now);
    return user;
  });
}
