import type { EntityManager } from '@mikro-orm/postgresql';

/**
 * Streams keep events for 7 days, the outbox for 8. The ids of processed events are kept longer than both together, so
 * that no replay can repeat an effect. Tombstones of erased users are kept longest.
 */
const statements = [
  `delete from outbox where id in (
     select id from outbox where published_at < now() - interval '8 days' limit 5000)`,
  `delete from processed_events where event_id in (
     select event_id from processed_events where processed_at < now() - interval '16 days' limit 5000)`,
  `delete from erased_users where user_id in (
     select user_id from erased_users where erased_at < now() - interval '30 days' limit 5000)`,
  `delete from event_failures where event_id in (
     select event_id from event_failures where last_at < now() - interval '16 days' limit 5000)`,
];

/** Deletes expired rows of the messaging tables, in batches. */
export async function purgeMessaging(em: EntityManager): Promise<void> {
  for (const statement of statements) {
    let deleted: number;
    do {
      deleted = (await em.fork().execute<{ affectedRows: number }>(statement, [], 'run')).affectedRows;
    } while (deleted === 5000);
  }
}
