import { tiers } from '@presently/rules/vocabulary';
import { defineEntity, p } from '@mikro-orm/core';

const moment = () => p.datetime().columnType('timestamptz');

const CustomerSchema = defineEntity({
  name: 'Customer',
  tableName: 'customers',
  indexes: [{ name: 'customers_compared_at', properties: 'comparedAt' }],
  properties: {
    userId: p.uuid().primary(),
    /** Null until the provider knows the user. */
    stripeCustomerId: p.text().unique('customers_stripe_customer_id_key').strictNullable(),
    /** A hash of the address that the provider has; the address itself is identity's. */
    contactHash: p.text().strictNullable(),
    /** What the user may use, as the others have been told. */
    tier: p.enum(tiers).default('free'),
    /** How often the others have been told. */
    version: p.integer().default(0),
    /**
     * How often the provider's word has been written down. Whoever asks the provider notes it before and writes only if
     * it is still the same: an answer that somebody has overtaken is asked for again.
     */
    readings: p.integer().default(0),
    /** How often beginning a plan has failed at the provider in a way that it would repeat. */
    failures: p.integer().default(0),
    /** When it was last compared with the provider without anybody asking. */
    comparedAt: moment().defaultRaw('now()'),
    createdAt: moment().defaultRaw('now()'),
  },
});

/** A user who has chosen a plan at some time: the row that everything about their plan is locked by. */
export class Customer extends CustomerSchema.class {}
CustomerSchema.setClass(Customer);
