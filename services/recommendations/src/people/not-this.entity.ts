import { defineEntity, p } from '@mikro-orm/core';
import { Person } from './person.entity.js';

const NotThisSchema = defineEntity({
  name: 'NotThis',
  tableName: 'not_this',
  properties: {
    recipient: () => p.manyToOne(Person).ref().deleteRule('cascade').primary(),
    /** The idea's name as shown. */
    idea: p.text().primary(),
  },
});

/** An idea that the sender has rejected for this recipient. */
export class NotThis extends NotThisSchema.class {}
NotThisSchema.setClass(NotThis);
