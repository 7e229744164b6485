import { type SubscriptionStatus, subscriptionStatuses } from '@presently/rules/vocabulary';
import { currentPlanOf, mustPublish, publishedPlanOf } from './current-plan.js';
import { Subscription, type SubscriptionSnapshot } from './subscription.entity.js';

const now = new Date('2026-12-01T12:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * 3_600_000);

function aSubscription(given: Partial<SubscriptionSnapshot> = {}, pastDueSince: Date | null = null): Subscription {
  return Object.assign(new Subscription(), {
    stripeSubscriptionId: 'sub_1',
    stripePriceId: 'price_1',
    tier: 'pro',
    status: 'active',
    currentPeriodStart: daysAgo(1),
    currentPeriodEnd: daysAgo(-29),
    cancelAtPeriodEnd: false,
    createdAt: daysAgo(1),
    pastDueSince,
    ...given,
  });
}

describe('the tier of a subscription', () => {
  const gives: readonly SubscriptionStatus[] = ['active', 'trialing', 'past_due'];
  it.each(subscriptionStatuses)('with status %s is the paid one, or free if nothing is paid', (status) => {
    const { tier } = currentPlanOf([aSubscription({ status }, daysAgo(1))], now, 7);
    expect(tier).toBe(gives.includes(status) ? 'pro' : 'free');
  });

  it('lasts for the days of grace after a failed payment, and no longer', () => {
    const pastDue = (days: number) => aSubscription({ status: 'past_due' }, daysAgo(days));
    expect(currentPlanOf([pastDue(6.9)], now, 7).tier).toBe('pro');
    expect(currentPlanOf([pastDue(7)], now, 7).tier).toBe('free');
    expect(currentPlanOf([pastDue(0)], now, 0).tier).toBe('free');
  });

  it('counts days of grace from the first failure, also after further snapshots', () => {
    const subscription = aSubscription({ status: 'active' });
    const { pastDueSince: _since, ...snapshot } = aSubscription();
    subscription.apply({ ...snapshot, status: 'past_due' }, daysAgo(3));
    subscription.apply({ ...snapshot, status: 'past_due' }, now);
    expect(subscription.pastDueSince).toEqual(daysAgo(3));
    subscription.apply({ ...snapshot, status: 'active' }, now);
    expect(subscription.pastDueSince).toBeNull();
  });
});

describe('the current plan', () => {
  it('is the subscription that gives a tier, even if another one began later', () => {
    const running = aSubscription({ stripeSubscriptionId: 'sub_old', createdAt: daysAgo(40) });
    const begun = aSubscription({ stripeSubscriptionId: 'sub_new', status: 'incomplete', createdAt: daysAgo(0) });
    expect(currentPlanOf([begun, running], now, 7)).toEqual({ tier: 'pro', subscription: running });
    expect(currentPlanOf([], now, 7)).toEqual({ tier: 'free', subscription: null });
  });

  it('is published when it gives other rights than before', () => {
    const published = (given: Partial<SubscriptionSnapshot>) =>
      publishedPlanOf(currentPlanOf([aSubscription(given)], now, 7));
    const active = published({});
    const waiting = published({ status: 'incomplete' });
    expect(mustPublish(null, waiting)).toBe(false);
    expect(mustPublish(waiting, active)).toBe(true);
    expect(mustPublish(active, active)).toBe(false);
    expect(mustPublish(active, published({ cancelAtPeriodEnd: true }))).toBe(true);
    expect(mustPublish(active, published({ status: 'canceled' }))).toBe(true);
    expect(mustPublish(published({ status: 'canceled' }), waiting)).toBe(false);
  });
});
