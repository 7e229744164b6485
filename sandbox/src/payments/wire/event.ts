import type { Stripe } from 'stripe';

/** The API version of these shapes, which the SDK requests. */
export const apiVersion = '2026-10-28.endive';

type EventType =
  | 'customer.created'
  | 'customer.updated'
  | 'customer.deleted'
  | 'customer.subscription.created'
  | 'customer.subscription.updated'
  | 'customer.subscription.deleted'
  | 'invoice.created'
  | 'invoice.finalized'
  | 'invoice.updated'
  | 'invoice.paid'
  | 'invoice.payment_succeeded'
  | 'invoice.payment_failed'
  | 'invoice.payment_action_required'
  | 'invoice.voided'
  | 'invoice_payment.paid'
  | 'payment_intent.created'
  | 'payment_intent.succeeded'
  | 'payment_intent.requires_action'
  | 'payment_intent.payment_failed'
  | 'payment_intent.canceled';

/** A webhook's event. Its object comes from another builder, which checks it against the SDK's types. */
export interface NewEvent {
  type: EventType;
  object: object;
  previousAttributes?: object;
}

export type WireEvent = Omit<Stripe.Event, 'data' | 'type'> & {
  type: EventType & Stripe.Event['type'];
  data: { object: object; previous_attributes?: object };
};

export const wireEvent = (id: string, created: number, { type, object, previousAttributes }: NewEvent) =>
  ({
    id,
    object: 'event',
    api_version: apiVersion,
    created,
    data: { object, ...(previousAttributes && { previous_attributes: previousAttributes }) },
    livemode: false,
    pending_webhooks: 1,
    request: { id: null, idempotency_key: null },
    type,
  }) satisfies WireEvent;
