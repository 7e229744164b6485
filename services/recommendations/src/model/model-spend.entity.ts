import { defineEntity, p } from '@mikro-orm/core';

const ModelSpendSchema = defineEntity({
  name: 'ModelSpend',
  tableName: 'model_spend',
  properties: {
    /** UTC. */
    day: p.date().primary(),
    /** Millionths of a cent: tokens times cents for a million of them. Includes what calls under way may cost at most. */
    microCents: p.bigint(),
  },
});

/** What the model has cost on one day. */
export class ModelSpend extends ModelSpendSchema.class {}
ModelSpendSchema.setClass(ModelSpend);
