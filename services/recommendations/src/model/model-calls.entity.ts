import { defineEntity, p } from '@mikro-orm/core';

const ModelCallsSchema = defineEntity({
  name: 'ModelCalls',
  tableName: 'model_calls',
  properties: {
    userId: p.uuid().primary(),
    minute: p.datetime().columnType('timestamptz').primary().index('model_calls_minute'),
    calls: p.integer(),
  },
});

/** The questions of a user in one minute. Old rows are deleted. */
export class ModelCalls extends ModelCallsSchema.class {}
ModelCallsSchema.setClass(ModelCalls);
