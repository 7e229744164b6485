import type { EntityManager } from '@mikro-orm/postgresql';
import type { Scope } from './scope.js';

/** From the wish of a mailbox to the end of an authenticator app. As long as a former owner can undo a move. */
const mailboxWaitMs = 72 * 3_600_000;

/**
 * Decides about the authenticator app of an account that has returned to the owner of its mailbox.
 *
 * - An app that was added before any address was confirmed ends at once: a stranger may have made the account.
 * - One that was added under another address, or lately, may be of a thief, or protect the owner from a thief of the
 *   mailbox. It ends after 72 hours, unless somebody signs in with its code until then.
 * - Any other stays.
 */
export async function loosenSecondFactor(tx: EntityManager, { user, now, suspectSince }: Scope): Promise<void> {
  await tx.execute(
    'delete from authenticator_apps where user_id = ? and (added_under is null or confirmed_at is null)',
    [user.id],
  );
  await tx.execute(
    `delete from recovery_codes where user_id = ?
       and not exists (select from authenticator_apps as app where app.user_id = recovery_codes.user_id)`,
    [user.id],
  );
  await tx.execute(
    `update authenticator_apps set ends_at = ? where user_id = ? and ends_at is null
       and (lower(added_under) is distinct from lower(?) or confirmed_at >= ?::timestamptz)`,
    [new Date(now.getTime() + mailboxWaitMs), user.id, user.contact, suspectSince ?? null],
  );
}
