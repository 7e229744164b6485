import type { EntityManager } from '@mikro-orm/postgresql';
import type { User } from '../users/user.entity.js';
import { lockByUsername } from '../users/users.queries.js';

/**
 * Grants or revokes the role of administrator. Open sessions continue: they read the role whenever they are resolved.
 * @returns null if the user does not exist
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
