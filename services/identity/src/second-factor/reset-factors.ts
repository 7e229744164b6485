import type { Outbox } from '@presently/messaging/outbox';
import type { EntityManager } from '@mikro-orm/postgresql';
import { addAuditEntry } from '../administration/add-audit-entry.js';
import { Passkey } from '../passkeys/passkey.entity.js';
import type { SecurityLog } from '../security-log/security-log.js';
import { lowerWithoutFactors } from '../sessions/session-strength.js';
import type { User } from '../users/user.entity.js';
import { lockByUsername } from '../users/users.queries.js';
import { AuthenticatorApp } from './authenticator-app.entity.js';
import { RecoveryCode } from './recovery-code.entity.js';

interface Parts {
  outbox: Outbox;
  securityLog: SecurityLog;
  now: Date;
}

/**
 * Removes the authenticator app, the recovery codes and the passkeys of a user who has lost them. The password remains,
 * and the owner receives a notice.
 * @returns null if the user does not exist
 */
export function resetFactors(em: EntityManager, username: string, { outbox, securityLog, now }: Parts) {
  return em.transactional(async (tx): Promise<User | null> => {
    const user = await lockByUsername(tx, username);
    if (!user) return null;
    await tx.nativeDelete(AuthenticatorApp, { user: user.id });
    await tx.nativeDelete(RecoveryCode, { user: user.id });
    await tx.nativeDelete(Passkey, { user: user.id });
    await lowerWithoutFactors(tx, outbox, user);
    await securityLog.recordByOperator(tx, user, 'second-factor-removed');
    await addAuditEntry(tx, { action: 'second-factor-reset', at: now, subjectId: user.id });
    return user;
  });
}
