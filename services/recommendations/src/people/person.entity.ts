import { defineEntity, p } from '@mikro-orm/core';

const PersonSchema = defineEntity({
  name: 'Person',
  tableName: 'recipients',
  properties: {
    id: p.uuid().primary(),
    /** The sender who owns this row; every query filters by it. */
    userId: p.uuid().index('recipients_user'),
    name: p.text(),
    relationship: p.text(),
    interests: p.array(),
    /** What ideas must avoid. */
    dislikes: p.array().default([]),
    /** BCP 47. */
    language: p.text().nullable(),
    /** The recipient's version in gifting. Older changes are ignored. */
    version: p.integer(),
    /** Grows with every change to the ideas that are kept for the recipient. */
    keptVersion: p.integer().default(0),
  },
});

/** The data of a recipient that ideas need, from gifting's events. */
export class Person extends PersonSchema.class {}
PersonSchema.setClass(Person);
