import type { SubscriptionChangedV1 } from '@presently/contracts/billing/subscriptions';
import type { Tier } from '@presently/rules/vocabulary';
import type { Subscription } from './subscription.entity.js';

/** Where a user stands: the subscription that counts, and what it gives. */
export interface Standing {
  tier: Tier;
  subscription: Subscription | null;
}

/** The one that gives something counts; of those that give nothing, the one that began last. */
export function standingOf(subscriptions: readonly Subscription[], now: Date, graceDays: number): Standing {
  const newestFirst = subscriptions.toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime());
  for (const subscription of newestFirst) {
    const tier = subscription.tierAt(now, graceDays);
    if (tier !== 'free') return { tier, subscription };
  }
  return { tier: 'free', subscription: newestFirst[0] ?? null };
}

type Told = Pick<
  SubscriptionChangedV1,
  'tier' | 'status' | 'cancelAtPeriodEnd' | 'currentPeriodEnd' | 'stripeSubscriptionId'
>;

/** What others are told of a standing; null while nothing has ever been paid for. */
export function toldOf({ tier, subscription }: Standing): Told | null {
  if (!subscription) return null;
  return {
    tier,
    status: subscription.status,
    cancelAtPeriodEnd: subscription.cancelAtPeriodEnd,
    currentPeriodEnd: subscription.currentPeriodEnd?.toISOString() ?? null,
    stripeSubscriptionId: subscription.stripeSubscriptionId,
  };
}

/** Whether the others must hear of it: a plan that was chosen and not paid for concerns nobody. */
export function concernsOthers(before: Told | null, after: Told | null): after is Told {
  if (!after || JSON.stringify(before) === JSON.stringify(after)) return false;
  return after.tier !== 'free' || (before !== null && before.tier !== 'free');
}
