import type { EntityManager } from '@mikro-orm/postgresql';

/** Makes all occasions of a sender due for a check, because the time of their reminders may have changed. */
export async function recheckOccasions(em: EntityManager, userId: string): Promise<void> {
  // The epoch is in the past for every clock.
  await em.execute('update occasions set check_at = to_timestamp(0) where user_id = ?', [userId]);
}
