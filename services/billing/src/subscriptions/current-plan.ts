import type { SubscriptionChangedV1 } from '@presently/contracts/billing/subscriptions';
import type { Tier } from '@presently/rules/vocabulary';
import type { Subscription } from './subscription.entity.js';

/** The subscription that counts for a user, and the tier it gives. */
export interface CurrentPlan {
  tier: Tier;
  subscription: Subscription | null;
}

/** A subscription that gives a tier counts. If none does, the newest one counts. */
export function currentPlanOf(subscriptions: readonly Subscription[], now: Date, graceDays: number): CurrentPlan {
  const newestFirst = subscriptions.toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime());
  for (const subscription of newestFirst) {
    const tier = subscription.tierAt(now, graceDays);
    if (tier !== 'free') return { tier, subscription };
  }
  return { tier: 'free', subscription: newestFirst[0] ?? null };
}

/** The fields of `subscription_changed` that depend on the plan. */
type PublishedPlan = Pick<
  SubscriptionChangedV1,
  'tier' | 'status' | 'cancelAtPeriodEnd' | 'currentPeriodEnd' | 'stripeSubscriptionId'
>;

/** `null` if the user never chose a plan. */
export function publishedPlanOf({ tier, subscription }: CurrentPlan): PublishedPlan | null {
  if (!subscription) return null;
  return {
    tier,
    status: subscription.status,
    cancelAtPeriodEnd: subscription.cancelAtPeriodEnd,
    currentPeriodEnd: subscription.currentPeriodEnd?.toISOString() ?? null,
    stripeSubscriptionId: subscription.stripeSubscriptionId,
  };
}

/** Whether `subscription_changed` must be published. A plan that was never paid for is not published. */
export function mustPublish(before: PublishedPlan | null, after: PublishedPlan | null): after is PublishedPlan {
  if (!after || JSON.stringify(before) === JSON.stringify(after)) return false;
  return after.tier !== 'free' || (before !== null && before.tier !== 'free');
}
