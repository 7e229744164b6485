import type { CardError, Challenge } from './cards.js';
import type { WireEvent } from './wire/event.js';

/** Instants are Unix seconds, as in Stripe's API. */
export type Seconds = number;
export type Metadata = Record<string, string>;

export interface CustomerRecord {
  id: string;
  email: string | null;
  name: string | null;
  metadata: Metadata;
  created: Seconds;
  isDeleted: boolean;
}

export type SubscriptionStatus = 'incomplete' | 'incomplete_expired' | 'active' | 'past_due' | 'canceled';

export interface SubscriptionRecord {
  id: string;
  itemId: string;
  customer: string;
  price: string;
  status: SubscriptionStatus;
  created: Seconds;
  periodStart: Seconds;
  periodEnd: Seconds;
  cancelAtPeriodEnd: boolean;
  /** The moment at which it ends, with its period or at another one; null if it goes on. */
  cancelAt: Seconds | null;
  canceledAt: Seconds | null;
  endedAt: Seconds | null;
  latestInvoice: string;
  metadata: Metadata;
}

export interface InvoiceRecord {
  id: string;
  /** The token in the addresses of the hosted page and the file. */
  key: string;
  number: string;
  lineId: string;
  paymentId: string;
  customer: string;
  subscription: string;
  price: string;
  status: 'open' | 'paid' | 'void';
  reason: 'subscription_create' | 'subscription_cycle';
  amount: number;
  created: Seconds;
  periodStart: Seconds;
  periodEnd: Seconds;
  paidAt: Seconds | null;
  voidedAt: Seconds | null;
  attempts: number;
  intent: string;
}

export interface IntentRecord {
  id: string;
  secret: string;
  customer: string;
  invoice: string;
  amount: number;
  created: Seconds;
  status: 'requires_payment_method' | 'requires_action' | 'succeeded' | 'canceled';
  error: CardError | null;
  challenge: Challenge | null;
}

/** An event and the state of its webhook. */
export interface EventRecord {
  event: WireEvent;
  attempts: number;
  /** The next try in epoch milliseconds; `null` after success or the last try. */
  dueAt: number | null;
}

export interface PriceRecord {
  id: string;
  product: string;
  name: string;
  amount: number;
}

/** The products for sale. */
export const prices: readonly PriceRecord[] = [
  { id: 'price_pro_monthly', product: 'prod_pro', name: 'Presently Pro', amount: 699 },
  { id: 'price_business_monthly', product: 'prod_business', name: 'Presently Business', amount: 4900 },
];
export const priceById = (id: string): PriceRecord | undefined => prices.find((price) => price.id === id);
