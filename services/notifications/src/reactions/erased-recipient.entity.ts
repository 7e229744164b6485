import { defineEntity, p } from '@mikro-orm/core';

const ErasedRecipientSchema = defineEntity({
  name: 'ErasedRecipient',
  tableName: 'erased_recipients',
  properties: {
    recipientId: p.uuid().primary(),
    erasedAt: p.datetime().columnType('timestamptz').defaultRaw('now()'),
  },
});

/** Remembers that a recipient is gone, so that a gift whose event comes late is not delivered any more. */
export class ErasedRecipient extends ErasedRecipientSchema.class {}
ErasedRecipientSchema.setClass(ErasedRecipient);
