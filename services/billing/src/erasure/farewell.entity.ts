import { defineEntity, p } from '@mikro-orm/core';

const moment = () => p.datetime().columnType('timestamptz');

const FarewellSchema = defineEntity({
  name: 'Farewell',
  tableName: 'farewells',
  indexes: [{ name: 'farewells_next_at', properties: 'nextAt' }],
  properties: {
    userId: p.uuid().primary(),
    stripeCustomerId: p.text(),
    /** Of the event that told of the erasure; the confirmation answers it. */
    aggregateVersion: p.bigint('number'),
    attempts: p.integer().default(0),
    nextAt: moment().defaultRaw('now()'),
    lastError: p.text().nullable(),
    createdAt: moment().defaultRaw('now()'),
  },
});

/** An erased user whose plan still has to be cancelled at the provider. Gone once the provider has confirmed it. */
export class Farewell extends FarewellSchema.class {}
FarewellSchema.setClass(Farewell);
