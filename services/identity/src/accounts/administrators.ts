import { Outbox } from '@presently/messaging/outbox';
import type { EntityManager } from '@mikro-orm/postgresql';
import { changeUser } from '../users/change-user.js';
import type { User } from '../users/user.entity.js';
import { addAuditEntry } from '../administration/add-audit-entry.js';
import { lockByUsername } from '../users/users.queries.js';

/**
 * Grants or revokes the role of administrator. Open sessions continue, with the new role.
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
    await changeUser(tx, new Outbox(), user, () => user.setAdministrator(isAdmin, now));
    await addAuditEntry(tx, {
      action: isAdmin ? 'administrator-granted' : 'administrator-revoked',
      at: now,
      subjectId: user.id,
    });
    return user;
  });
}
