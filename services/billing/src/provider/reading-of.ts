import { subscriptionStatuses, type SubscriptionStatus } from '@presently/rules/vocabulary';
import type { Stripe } from 'stripe';
import type { Reading } from '../subscriptions/subscription.entity.js';
import type { PriceList } from './price-list.js';

const moment = (seconds: number | undefined): Date | null => (seconds === undefined ? null : new Date(seconds * 1_000));

/** A subscription in our words. Since 2025 the period stands at its items; ours have one. */
export function readingOf(subscription: Stripe.Subscription, prices: PriceList): Reading {
  const [item] = subscription.items.data;
  const stripePriceId = item?.price.id ?? '';
  return {
    stripeSubscriptionId: subscription.id,
    stripePriceId,
    tier: prices.tierOf(stripePriceId, subscription.metadata['tier']),
    status: statusOf(subscription),
    currentPeriodStart: moment(item?.current_period_start),
    currentPeriodEnd: moment(item?.current_period_end),
    cancelAtPeriodEnd: subscription.cancel_at_period_end,
    createdAt: new Date(subscription.created * 1_000),
  };
}

/** What pays the last bill of a subscription, while there is one to pay. */
export function paymentSecretOf({ status, latest_invoice: invoice }: Stripe.Subscription): string | undefined {
  const isToPay = status === 'incomplete' || status === 'past_due' || status === 'unpaid';
  if (!isToPay || invoice === null || typeof invoice === 'string' || invoice.status !== 'open') return undefined;
  return invoice.confirmation_secret?.client_secret;
}

/** A word that the provider may add one day gives nothing until we know it. */
const statusOf = ({ status }: Stripe.Subscription): SubscriptionStatus =>
  subscriptionStatuses.find((known) => known === status) ?? 'paused';
