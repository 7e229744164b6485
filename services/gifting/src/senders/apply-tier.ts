import type { Tier } from '@presently/rules/vocabulary';
import type { EntityManager } from '@mikro-orm/postgresql';
import { tables } from '../tables.js';
import { createSender } from './lock-sender.js';

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
  await createSender(em, userId);
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
