import { Statement } from '@presently/work/statement';
import type { EntityManager } from '@mikro-orm/postgresql';

/** What reminders need of a sender. */
export interface RemindedSender {
  timeZone: string;
  reminderDaysBefore: number;
  isSuspended: boolean;
  /** Whether reminders go to the sender: they want them, and have an address. */
  hasReminders: boolean;
}

const read = new Statement<RemindedSender & { userId: string }>(
  `select user_id as "userId", time_zone as "timeZone", reminder_days_before as "reminderDaysBefore",
     is_suspended as "isSuspended", email_reminders_enabled and has_email as "hasReminders"
   from senders where user_id = any($1::uuid[])`,
);

/**
 * Rows instead of entities: batches are large, and no reminder changes a sender.
 * @returns the senders of the rows by their id
 */
export async function sendersOf(
  tx: EntityManager,
  rows: readonly { userId: string }[],
): Promise<Map<string, RemindedSender>> {
  const ids = [...new Set(rows.map(({ userId }) => userId))];
  return new Map((await read.rows(tx, ids)).map((sender) => [sender.userId, sender]));
}
