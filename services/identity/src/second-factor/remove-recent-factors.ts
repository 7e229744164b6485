import type { EntityManager } from '@mikro-orm/postgresql';

/** Removes what was added since an instant: an attacker who had the account must not keep a key to it. */
export async function removeRecentFactors(tx: EntityManager, userId: string, since: Date): Promise<void> {
  await tx.execute('delete from passkeys where user_id = ? and created_at >= ?', [userId, since]);
  await tx.execute('delete from provider_links where user_id = ? and linked_at >= ?', [userId, since]);
  await tx.execute('delete from authenticator_apps where user_id = ? and coalesce(confirmed_at >= ?, true)', [
    userId,
    since,
  ]);
  await tx.execute(
    `delete from recovery_codes where user_id = ?
       and not exists (select from authenticator_apps as app where app.user_id = recovery_codes.user_id)`,
    [userId],
  );
}
