import { defineEntity, p } from '@mikro-orm/core';

const moment = () => p.datetime().columnType('timestamptz');

const StripeEventSchema = defineEntity({
  name: 'StripeEvent',
  tableName: 'stripe_events',
  indexes: [{ name: 'stripe_events_processed_at', properties: 'processedAt' }],
  properties: {
    eventId: p.text().primary(),
    type: p.text(),
    /** When it happened, by the provider's clock. */
    created: moment(),
    processedAt: moment().defaultRaw('now()'),
  },
});

/** A webhook of the provider that was handled. Its content is not stored: the provider's API has the current state. */
export class StripeEvent extends StripeEventSchema.class {}
StripeEventSchema.setClass(StripeEvent);
