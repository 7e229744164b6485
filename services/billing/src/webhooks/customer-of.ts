import type { Stripe } from 'stripe';

/** The customer whose plan an event may change. Only events about subscriptions and invoices have one. */
export function customerOf({ type, data }: Stripe.Event): string | undefined {
  if (!/^(customer\.subscription|invoice)\./.test(type)) return undefined;
  const { customer } = data.object as { customer?: string | { id: string } | null };
  return typeof customer === 'string' ? customer : customer?.id;
}
