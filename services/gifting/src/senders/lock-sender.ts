import type { Tier } from '@presently/rules/vocabulary';
import type { EntityManager } from '@mikro-orm/postgresql';
import { tables } from '../tables.js';

/** Locks the row of a sender until the end of the transaction. @returns the tier */
export async function lockSender(tx: EntityManager, userId: string): Promise<Tier> {
  await createSender(tx, userId);
  const { tier } = await tables(tx)
    .selectFrom('senders')
    .select('tier')
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return tier;
}

/** Creates the row of a sender on Free, unless there is one. */
export async function createSender(em: EntityManager, userId: string): Promise<void> {
  // The event of the registration may come later. Its version is higher than 0, so it overwrites these values.
  await tables(em)
    .insertInto('senders')
    .values({
      user_id: userId,
      display_name: '',
      reminder_days_before: 7,
      email_reminders_enabled: false,
      version: 0,
    })
    .onConflict((on) => on.doNothing())
    .execute();
}
