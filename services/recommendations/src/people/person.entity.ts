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
    /** `YYYY-MM-DD`, or `--MM-DD` without a known year. */
    birthday: p.text().nullable(),
    /** In whole years, on {@link aboutAgeOn}. */
    aboutAge: p.integer().nullable(),
    aboutAgeOn: p.text().nullable(),
    /** As the sender stated it. */
    gender: p.text().nullable(),
    /** ISO 3166-1 alpha-2. */
    country: p.text().nullable(),
    /** Only while their sender lets ideas use them. */
    sizes: p.text().nullable(),
    notes: p.text().nullable(),
    /** Interests that their sender keeps from ideas. Allergies among them keep somebody safe all the same. */
    hiddenInterests: p.array().default([]),
    /** What their sender keeps from ideas. */
    hiddenFromIdeas: p.array().default([]),
    /** The recipient's version in gifting. Older changes are ignored. */
    version: p.integer(),
    /** Grows with every change to the ideas that are kept for the recipient. */
    keptVersion: p.integer().default(0),
  },
});

/** The data of a recipient that ideas need, from gifting's events. */
export class Person extends PersonSchema.class {}
PersonSchema.setClass(Person);
