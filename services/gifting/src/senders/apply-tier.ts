import type { Tier } from '@presently/rules/vocabulary';
import type { EntityManager } from '@mikro-orm/postgresql';
import { tables } from '../tables.js';

/**
 * Writes the tier that billing decided, unless a newer version is stored.
 * @returns the tier before, or undefined when nothing was written.
 */
export async function applyTier(
  em: EntityManager,
  userId: string,
  tier: Tier,
  version: number,
): Promise<Tier | undefined> {
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
  const before = await tables(em)
    .selectFrom('senders')
    .select(['tier', 'tier_version'])
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (before.tier_version >= version) return undefined;
  await tables(em).updateTable('senders').set({ tier, tier_version: version }).where('user_id', '=', userId).execute();
  return before.tier;
}
