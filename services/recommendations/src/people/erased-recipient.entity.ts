import { defineEntity, p } from '@mikro-orm/core';

const ErasedRecipientSchema = defineEntity({
  name: 'ErasedRecipient',
  tableName: 'erased_recipients',
  properties: {
    recipientId: p.uuid().primary(),
    erasedAt: p.datetime().columnType('timestamptz').defaultRaw('now()'),
  },
});

/** The tombstone of a recipient, so that late events do not create the recipient again. */
export class ErasedRecipient extends ErasedRecipientSchema.class {}
ErasedRecipientSchema.setClass(ErasedRecipient);
