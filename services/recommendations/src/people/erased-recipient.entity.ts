import { defineEntity, p } from '@mikro-orm/core';

const ErasedRecipientSchema = defineEntity({
  name: 'ErasedRecipient',
  tableName: 'erased_recipients',
  properties: {
    recipientId: p.uuid().primary(),
    erasedAt: p.datetime().columnType('timestamptz').defaultRaw('now()'),
  },
});

/** Remembers that a recipient is gone, so that a change or gift told late does not bring them back. */
export class ErasedRecipient extends ErasedRecipientSchema.class {}
ErasedRecipientSchema.setClass(ErasedRecipient);
