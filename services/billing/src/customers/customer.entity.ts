import { tiers } from '@presently/rules/vocabulary';
import { defineEntity, p } from '@mikro-orm/core';

const moment = () => p.datetime().columnType('timestamptz');

const CustomerSchema = defineEntity({
  name: 'Customer',
  tableName: 'customers',
  indexes: [{ name: 'customers_compared_at', properties: 'comparedAt' }],
  properties: {
    userId: p.uuid().primary(),
    /** `null` until the user is created at the provider. */
    stripeCustomerId: p.text().unique('customers_stripe_customer_id_key').strictNullable(),
    /** A hash of the address stored at the provider. The address itself belongs to identity. */
    contactHash: p.text().strictNullable(),
    /** The tier in the last `subscription_changed`. */
    tier: p.enum(tiers).default('free'),
    /** The version of the last `subscription_changed`. */
    version: p.integer().default(0),
    /**
     * How often the provider's state was written here. A writer reads the number before it asks the provider, and
     * writes only while the number is the same. Otherwise its answer is outdated and it asks again.
     */
    readings: p.integer().default(0),
    /** How often {@link ProviderFailed} ended the begin of a plan. Part of the next idempotency key. */
    failures: p.integer().default(0),
    /** When the reconciliation last compared it with the provider. */
    comparedAt: moment().defaultRaw('now()'),
    createdAt: moment().defaultRaw('now()'),
  },
});

/** A user who has chosen a plan at some time. Changes of their plan lock this row. */
export class Customer extends CustomerSchema.class {}
CustomerSchema.setClass(Customer);
