import { defineEntity, p, type PrimaryKeyProp } from '@mikro-orm/core';
import { Gift } from '../gifts/gift.entity.js';

export const IdempotencyKeySchema = defineEntity({
  name: 'IdempotencyKey',
  tableName: 'idempotency_keys',
  properties: {
    userId: p.uuid().primary(),
    key: p.text().primary(),
    bodyHash: p.text(),
    // Deferred to the commit, because the key is claimed before its gift is written.
    gift: () => p.manyToOne(Gift).ref().deleteRule('cascade').deferMode('deferred').index(),
    createdAt: p.datetime(3).index(),
  },
});

/** A key of one send: a repeated request finds the gift of the first. */
export class IdempotencyKey extends IdempotencyKeySchema.class {
  declare [PrimaryKeyProp]?: ['userId', 'key'];
}
IdempotencyKeySchema.setClass(IdempotencyKey);
