import type { Stripe } from 'stripe';

/** Whose plan an event may concern: only subscriptions and their bills do. */
export function customerOf({ type, data }: Stripe.Event): string | undefined {
  if (!/^(customer\.subscription|invoice)\./.test(type)) return undefined;
  const { customer } = data.object as { customer?: string | { id: string } | null };
  return typeof customer === 'string' ? customer : customer?.id;
}
