import { metrics } from '@presently/telemetry/metrics';
import { giftLimitOf } from '@presently/rules/bounds';
import type { BudgetLevel } from '@presently/rules/budgets';
import type { Tier } from '@presently/rules/vocabulary';
import { counter } from '@presently/telemetry/instruments';
import { Problem } from '@presently/messaging/problem';
import { Statement } from '@presently/work/statement';
import type { EntityManager } from '@mikro-orm/postgresql';

/** The first day of the UTC calendar month that the quota counts in. */
export const periodOf = (now: Date) => `${now.toISOString().slice(0, 7)}-01`;

const refusals = counter(metrics.quotaRefusals);
const unlimited = 2_147_483_647;

const insertCounts = new Statement(
  `with given as (select * from jsonb_to_recordset($1::jsonb) as sent ("userId" uuid, most int))
   insert into quota_usage as quota (user_id, period, used) select "userId", $2::date, 1 from given order by 1
   on conflict (user_id, period) do update set used = quota.used + 1
     where quota.used < (select most from given where "userId" = quota.user_id)
   returning used`,
);

/**
 * Counts one gift of each sender against their month, in the transaction that writes the gifts. It is one conditional
 * statement, so concurrent sends cannot exceed the limit.
 * @throws Problem `gift.limit-reached` if one of them has reached it
 */
export async function countGifts(
  tx: EntityManager,
  sent: readonly { userId: string; tier: Tier }[],
  now: Date,
  level: BudgetLevel,
): Promise<void> {
  const given = sent.map(({ userId, tier }) => {
    const limit = giftLimitOf(tier, level);
    return { userId, most: limit === -1 ? unlimited : limit };
  });
  const counted = await insertCounts.rows(tx, JSON.stringify(given), periodOf(now));
  if (counted.length === given.length) return;
  refusals.add(1, { 'presently.quota': 'gifts' });
  throw new Problem('gift.limit-reached', 403, 'Monthly gift limit reached. Upgrade to Pro to send unlimited gifts.');
}

/** Removes one gift from the count of the month in which it was counted, in the transaction that cancels the gift. */
export async function uncountGift(tx: EntityManager, userId: string, countedAt: Date): Promise<void> {
  await tx.execute('update quota_usage set used = used - 1 where user_id = ? and period = ? and used > 0', [
    userId,
    periodOf(countedAt),
  ]);
}

/** Sets the count of the current month to 0. */
export async function resetCount(tx: EntityManager, userId: string, now: Date): Promise<void> {
  await tx.execute('update quota_usage set used = 0 where user_id = ? and period = ?', [userId, periodOf(now)]);
}

/**
 * Writes the first count of a user. A concurrent call for the same user waits for this transaction.
 * @returns false, having written nothing, when the user already has a count in any month.
 */
export async function beginCount(tx: EntityManager, userId: string, used: number, now: Date): Promise<boolean> {
  const begun = await tx.execute(
    `insert into quota_usage (user_id, period, used)
     select ?, ?, ? where not exists (select 1 from quota_usage where user_id = ?) on conflict do nothing
     returning used`,
    [userId, periodOf(now), used, userId],
  );
  return begun.length > 0;
}
