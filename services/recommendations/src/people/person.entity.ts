import { defineEntity, p } from '@mikro-orm/core';

const PersonSchema = defineEntity({
  name: 'Person',
  tableName: 'recipients',
  properties: {
    id: p.uuid().primary(),
    /** The sender to whom this recipient belongs; every query carries it. */
    userId: p.uuid().index('recipients_user'),
    name: p.text(),
    relationship: p.text(),
    interests: p.array(),
    /** Of the recipient in gifting: an older change never takes the place of a newer one. */
    version: p.integer(),
  },
});

/** What we must know of a recipient, from gifting's events. */
export class Person extends PersonSchema.class {}
PersonSchema.setClass(Person);
