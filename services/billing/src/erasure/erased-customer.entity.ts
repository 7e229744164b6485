import { defineEntity, p } from '@mikro-orm/core';

const moment = () => p.datetime().columnType('timestamptz');

const ErasedCustomerSchema = defineEntity({
  name: 'ErasedCustomer',
  tableName: 'farewells',
  indexes: [{ name: 'farewells_next_at', properties: 'nextAt' }],
  properties: {
    userId: p.uuid().primary(),
    stripeCustomerId: p.text(),
    /** The version in the `user_erased` that the confirmation answers. */
    aggregateVersion: p.bigint('number'),
    attempts: p.integer().default(0),
    nextAt: moment().defaultRaw('now()'),
    lastError: p.text().nullable(),
    createdAt: moment().defaultRaw('now()'),
  },
});

/** An erased user whose subscriptions still have to be cancelled. Deleted when the provider has confirmed it. */
export class ErasedCustomer extends ErasedCustomerSchema.class {}
ErasedCustomerSchema.setClass(ErasedCustomer);
