import { yearlyOccasionTypes } from '@presently/rules/vocabulary';
import { defineEntity, p } from '@mikro-orm/core';
import { Recipient } from '../recipients/recipient.entity.js';

/** SQL of the two orders in which the next occasions are found. Dates of legacy rows may be any text. */
export const dateOrder = `left("date", 10) collate "C"`;
export const dayOfYearOrder = `substr("date", 6, 5) collate "C"`;
export const recursYearly = `"type" in (${yearlyOccasionTypes.map((type) => `'${type}'`).join(', ')})`;

export const OccasionSchema = defineEntity({
  name: 'Occasion',
  tableName: 'occasions',
  indexes: [
    { name: 'occasions_due', properties: 'checkAt', where: 'check_at is not null' },
    { name: 'occasions_of_recipient', properties: ['recipient', 'createdAt', 'id'] },
    {
      name: 'occasions_by_date',
      expression: `create index "occasions_by_date" on "occasions" ("user_id", (${dateOrder}), "id")`,
    },
    {
      name: 'occasions_by_day_of_year',
      expression:
        `create index "occasions_by_day_of_year" on "occasions" ("user_id", (${dayOfYearOrder}), "id") ` +
        `where ${recursYearly}`,
    },
  ],
  properties: {
    id: p.uuid().primary(),
    recipient: () => p.manyToOne(Recipient).ref().deleteRule('cascade'),
    userId: p.uuid(),
    type: p.text(),
    /** `YYYY-MM-DD`, a calendar date without a time zone; legacy rows may hold raw text. */
    date: p.text(),
    /** Whether the year of {@link date} is known; otherwise 2000 stands for it. */
    hasYear: p.boolean().default(true),
    notes: p.text().strictNullable(),
    createdAt: p.datetime(3),
    /** When to check next whether a reminder is due; null if none can become due before something changes. */
    checkAt: p.datetime(3).strictNullable(),
    /** The calendar date of the newest occurrence with a reminder. */
    remindedFor: p.text().strictNullable(),
  },
});

/** A date that matters to a recipient, such as a birthday. */
export class Occasion extends OccasionSchema.class {}
OccasionSchema.setClass(Occasion);
