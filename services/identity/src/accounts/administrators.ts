import type { EntityManager } from '@mikro-orm/postgresql';
import type { User } from '../users/user.entity.js';
import { addAuditEntry } from '../administration/add-audit-entry.js';
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
    if (!user) return null;
    user.setAdministrator(isAdmin, now);
    await addAuditEntry(tx, {
      action: isAdmin ? 'administrator-granted' : 'administrator-revoked',
      at: now,
      subjectId: user.id,
    });
    return user;
  });
}
