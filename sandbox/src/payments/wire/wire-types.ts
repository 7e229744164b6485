import type { Stripe } from 'stripe';

/**
 * The SDK's types of Stripe's answers as JSON, where decimals are text. The compiler checks the answers built here against
 * them: a field that Stripe adds, drops or renames fails the build after an upgrade of the SDK.
 */
export type WirePlan = Omit<Stripe.Plan, 'amount_decimal'> & { amount_decimal: string | null };
export type WirePrice = Omit<Stripe.Price, 'unit_amount_decimal'> & { unit_amount_decimal: string | null };
export type WireItem = Omit<Stripe.SubscriptionItem, 'plan' | 'price'> & { plan: WirePlan; price: WirePrice };
export type WireLine = Omit<Stripe.InvoiceLineItem, 'quantity_decimal' | 'pricing'> & {
  quantity_decimal: string | null;
  pricing:
    | (Omit<Stripe.InvoiceLineItem.Pricing, 'unit_amount_decimal'> & { unit_amount_decimal: string | null })
    | null;
};
export type WireInvoice = Omit<Stripe.Invoice, 'lines'> & { lines: WireList<WireLine> };
export type WireSubscription = Omit<Stripe.Subscription, 'items' | 'latest_invoice'> & {
  items: WireList<WireItem>;
  latest_invoice: string | WireInvoice | null;
};

export interface WireList<T> {
  object: 'list';
  data: T[];
  has_more: boolean;
  url: string;
}

export const wireList = <T>(url: string, data: T[], has_more = false): WireList<T> => ({
  object: 'list',
  data,
  has_more,
  url,
});
