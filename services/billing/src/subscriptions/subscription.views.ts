import type { Invoice } from '@presently/contracts/billing/invoices';
import type { SubscriptionState } from '@presently/contracts/billing/subscriptions';
import { invoiceStatuses } from '@presently/rules/vocabulary';
import type { Stripe } from 'stripe';
import type { CurrentPlan } from './current-plan.js';

/** The caller's plan without the provider's ids. */
export function presentPlan({ subscription }: CurrentPlan): SubscriptionState {
  if (!subscription || subscription.hasEnded() || subscription.status === 'incomplete') {
    return { subscription: null, cancelAtPeriodEnd: false, currentPeriodEnd: null };
  }
  const { id, tier, status, cancelAtPeriodEnd } = subscription;
  const currentPeriodStart = subscription.currentPeriodStart?.toISOString() ?? null;
  const currentPeriodEnd = subscription.currentPeriodEnd?.toISOString() ?? null;
  return {
    subscription: { id, tier, status, currentPeriodStart, currentPeriodEnd, cancelAtPeriodEnd },
    cancelAtPeriodEnd,
    currentPeriodEnd,
  };
}

/** `undefined` for a draft. */
export function presentInvoice(invoice: Stripe.Invoice): Invoice | undefined {
  const { id, number, created, total, currency, invoice_pdf } = invoice;
  const status = invoiceStatuses.find((known) => known === invoice.status);
  if (!status) return undefined;
  const createdAt = new Date(created * 1_000).toISOString();
  return { id, number, createdAt, total, currency, status, downloadUrl: invoice_pdf ?? null };
}
