import { defineEntity, p } from '@mikro-orm/core';

const ErasedRecipientSchema = defineEntity({
  name: 'ErasedRecipient',
  tableName: 'erased_recipients',
  properties: {
    recipientId: p.uuid().primary(),
    erasedAt: p.datetime().columnType('timestamptz').defaultRaw('now()'),
  },
});

/** An erased recipient. A gift whose event arrives later is not delivered. */
export class ErasedRecipient extends ErasedRecipientSchema.class {}
ErasedRecipientSchema.setClass(ErasedRecipient);
