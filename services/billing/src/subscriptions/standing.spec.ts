import { type SubscriptionStatus, subscriptionStatuses } from '@presently/rules/vocabulary';
import { concernsOthers, standingOf, toldOf } from './standing.js';
import { Subscription, type Reading } from './subscription.entity.js';

const now = new Date('2026-12-01T12:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * 3_600_000);

function aSubscription(given: Partial<Reading> = {}, pastDueSince: Date | null = null): Subscription {
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

describe('what a subscription gives', () => {
  const gives: readonly SubscriptionStatus[] = ['active', 'trialing', 'past_due'];
  it.each(subscriptionStatuses)('while %s is what was paid for, and nothing that was not', (status) => {
    const { tier } = standingOf([aSubscription({ status }, daysAgo(1))], now, 7);
    expect(tier).toBe(gives.includes(status) ? 'pro' : 'free');
  });

  it('lasts for the days of grace after a payment has failed, and no longer', () => {
    const pastDue = (days: number) => aSubscription({ status: 'past_due' }, daysAgo(days));
    expect(standingOf([pastDue(6.9)], now, 7).tier).toBe('pro');
    expect(standingOf([pastDue(7)], now, 7).tier).toBe('free');
    expect(standingOf([pastDue(0)], now, 0).tier).toBe('free');
  });

  it('counts its days of grace from the first failure, however often it is read', () => {
    const subscription = aSubscription({ status: 'active' });
    const { pastDueSince: _since, ...reading } = aSubscription();
    subscription.take({ ...reading, status: 'past_due' }, daysAgo(3));
    subscription.take({ ...reading, status: 'past_due' }, now);
    expect(subscription.pastDueSince).toEqual(daysAgo(3));
    subscription.take({ ...reading, status: 'active' }, now);
    expect(subscription.pastDueSince).toBeNull();
  });
});

describe('where a user stands', () => {
  it('is told by the subscription that gives something, whichever began last', () => {
    const running = aSubscription({ stripeSubscriptionId: 'sub_old', createdAt: daysAgo(40) });
    const begun = aSubscription({ stripeSubscriptionId: 'sub_new', status: 'incomplete', createdAt: daysAgo(0) });
    expect(standingOf([begun, running], now, 7)).toEqual({ tier: 'pro', subscription: running });
    expect(standingOf([], now, 7)).toEqual({ tier: 'free', subscription: null });
  });

  it('concerns others when they may rely on something else than before', () => {
    const told = (given: Partial<Reading>) => toldOf(standingOf([aSubscription(given)], now, 7));
    const active = told({});
    const waiting = told({ status: 'incomplete' });
    expect(concernsOthers(null, waiting)).toBe(false);
    expect(concernsOthers(waiting, active)).toBe(true);
    expect(concernsOthers(active, active)).toBe(false);
    expect(concernsOthers(active, told({ cancelAtPeriodEnd: true }))).toBe(true);
    expect(concernsOthers(active, told({ status: 'canceled' }))).toBe(true);
    expect(concernsOthers(told({ status: 'canceled' }), waiting)).toBe(false);
  });
});
