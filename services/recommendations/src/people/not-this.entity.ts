import { defineEntity, p } from '@mikro-orm/core';
import { Person } from './person.entity.js';

const NotThisSchema = defineEntity({
  name: 'NotThis',
  tableName: 'not_this',
  properties: {
    recipient: () => p.manyToOne(Person).ref().deleteRule('cascade').primary(),
    /** The idea's name as shown. */
    idea: p.text().primary(),
    /** The name under which it was rejected, if this is another name of the same idea. */
    other: p.text().nullable(),
    /** Keys of its products, which are excluded, too. */
    products: p.json<string[]>().default('[]'),
    createdAt: p.datetime().columnType('timestamptz').defaultRaw('now()'),
  },
});

/** An idea that the sender has rejected for this recipient. */
export class NotThis extends NotThisSchema.class {}
NotThisSchema.setClass(NotThis);
