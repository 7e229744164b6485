import { defineEntity, p } from '@mikro-orm/core';

const moment = () => p.datetime().columnType('timestamptz');

const StripeEventSchema = defineEntity({
  name: 'StripeEvent',
  tableName: 'stripe_events',
  indexes: [{ name: 'stripe_events_processed_at', properties: 'processedAt' }],
  properties: {
    eventId: p.text().primary(),
    type: p.text(),
    /** When the provider says that it happened. */
    created: moment(),
    processedAt: moment().defaultRaw('now()'),
  },
});

/** A message of the provider that has had its effect. What it said is not kept: the provider is asked how things are. */
export class StripeEvent extends StripeEventSchema.class {}
StripeEventSchema.setClass(StripeEvent);
