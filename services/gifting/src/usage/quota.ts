import { metrics } from '@presently/telemetry/metrics';
import { giftLimits, type Tier } from '@presently/rules/vocabulary';
import { counter } from '@presently/telemetry/instruments';
import { Problem } from '@presently/messaging/problem';
import type { EntityManager } from '@mikro-orm/postgresql';

/** The quota's month: a UTC calendar month, named by its first day. */
export const periodOf = (now: Date) => `${now.toISOString().slice(0, 7)}-01`;

const refusals = counter(metrics.quotaRefusals);
const unlimited = 2_147_483_647;

/**
 * Counts one gift against the sender's month, in the transaction that writes the gift. One conditional statement: of
 * any number of parallel sends exactly as many pass as the tier allows.
 * @throws Problem `gift.limit-reached`
 */
export async function countGift(tx: EntityManager, userId: string, tier: Tier, now: Date): Promise<void> {
  const limit = giftLimits[tier] === -1 ? unlimited : giftLimits[tier];
  const counted = await tx.execute<{ used: number }[]>(
    `insert into quota_usage as quota (user_id, period, used) values (?, ?, 1)
     on conflict (user_id, period) do update set used = quota.used + 1 where quota.used < ?
     returning used`,
    [userId, periodOf(now), limit],
  );
  if (counted.length === 0) {
    refusals.add(1, { 'presently.quota': 'gifts' });
    throw new Problem('gift.limit-reached', 403, 'Monthly gift limit reached. Upgrade to Pro to send unlimited gifts.');
  }
}

/** Gives back what a gift was counted for, to the month in which that was; in the transaction that takes the gift back. */
export async function uncountGift(tx: EntityManager, userId: string, countedAt: Date): Promise<void> {
  await tx.execute('update quota_usage set used = used - 1 where user_id = ? and period = ? and used > 0', [
    userId,
    periodOf(countedAt),
  ]);
}
