import { subscriptionStatuses, type SubscriptionStatus } from '@presently/rules/vocabulary';
import type { Stripe } from 'stripe';
import type { PriceList } from '../provider/price-list.js';
import type { SubscriptionSnapshot } from './subscription.entity.js';

const moment = (seconds: number | null | undefined): Date | null => (seconds ? new Date(seconds * 1_000) : null);

/**
 * Stripe's API has kept the period on the subscription's items since 2025. Ours have one item. A subscription ends with
 * its period (`cancel_at_period_end`), or at a moment that its portal or dashboard has fixed (`cancel_at`).
 */
export function snapshotOf(subscription: Stripe.Subscription, prices: PriceList): SubscriptionSnapshot {
  const [item] = subscription.items.data;
  const stripePriceId = item?.price.id ?? '';
  return {
    stripeSubscriptionId: subscription.id,
    stripePriceId,
    tier: prices.tierOf(stripePriceId, subscription.metadata['tier']),
    status: statusOf(subscription),
    currentPeriodStart: moment(item?.current_period_start),
    currentPeriodEnd: moment(subscription.cancel_at ?? item?.current_period_end),
    cancelAtPeriodEnd: subscription.cancel_at_period_end || subscription.cancel_at !== null,
    createdAt: new Date(subscription.created * 1_000),
  };
}

/** The client secret that pays the last invoice of a subscription, if that invoice is open. */
export function paymentSecretOf({ status, latest_invoice: invoice }: Stripe.Subscription): string | undefined {
  const isToPay = status === 'incomplete' || status === 'past_due' || status === 'unpaid';
  if (!isToPay || invoice === null || typeof invoice === 'string' || invoice.status !== 'open') return undefined;
  return invoice.confirmation_secret?.client_secret;
}

/** A status that Stripe adds later counts as `paused`: it gives no tier. */
const statusOf = ({ status }: Stripe.Subscription): SubscriptionStatus =>
  subscriptionStatuses.find((known) => known === status) ?? 'paused';
