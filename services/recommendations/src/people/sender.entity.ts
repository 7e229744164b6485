import type { Language } from '@presently/rules/languages';
import { defineEntity, p } from '@mikro-orm/core';

const SenderSchema = defineEntity({
  name: 'Sender',
  tableName: 'senders',
  properties: {
    userId: p.uuid().primary(),
    /** In which they read ideas; null for the browser's, which ideas do not know. */
    language: p.text().$type<Language>().nullable(),
    /** `aggregateversion` of the newest event of the user; older events are ignored. */
    version: p.bigint('number'),
  },
});

/** The data of a user that ideas need, copied from their events. */
export class Sender extends SenderSchema.class {}
SenderSchema.setClass(Sender);
