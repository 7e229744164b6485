import type { ServiceName } from '@presently/topology/services';
import { defineEntity, p, type PrimaryKeyProp } from '@mikro-orm/core';

const moment = () => p.datetime().columnType('timestamptz');

const ErasureStepSchema = defineEntity({
  name: 'ErasureStep',
  tableName: 'erasure_steps',
  indexes: [{ name: 'erasure_steps_open', properties: 'toldAt', where: 'confirmed_at is null' }],
  properties: {
    userId: p.uuid().primary(),
    service: p.text().$type<ServiceName>().primary(),
    requestedAt: moment(),
    /** When the event was last published to the service. */
    toldAt: moment(),
    confirmedAt: moment().strictNullable(),
  },
});

/** The part of one service in the erasure of a user. It is kept for a while after the confirmation and holds no personal data. */
export class ErasureStep extends ErasureStepSchema.class {
  declare [PrimaryKeyProp]?: ['userId', 'service'];
}
ErasureStepSchema.setClass(ErasureStep);
