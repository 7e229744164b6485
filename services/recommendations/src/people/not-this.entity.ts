import { defineEntity, p } from '@mikro-orm/core';
import { Person } from './person.entity.js';

const NotThisSchema = defineEntity({
  name: 'NotThis',
  tableName: 'not_this',
  properties: {
    recipient: () => p.manyToOne(Person).ref().deleteRule('cascade').primary(),
    /** The idea's name as it was shown. */
    idea: p.text().primary(),
  },
});

/** An idea that its giver has waved aside for this recipient. */
export class NotThis extends NotThisSchema.class {}
NotThisSchema.setClass(NotThis);
