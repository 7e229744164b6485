import { defineEntity, p } from '@mikro-orm/core';

const ModelSpendSchema = defineEntity({
  name: 'ModelSpend',
  tableName: 'model_spend',
  properties: {
    /** UTC. */
    day: p.date().primary(),
    /** Millionths of a cent: tokens times cents per million. Includes the maximum cost of running calls. */
    microCents: p.bigint(),
  },
});

/** The model's cost of one day. */
export class ModelSpend extends ModelSpendSchema.class {}
ModelSpendSchema.setClass(ModelSpend);
