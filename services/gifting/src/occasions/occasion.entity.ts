import { defineEntity, p } from '@mikro-orm/core';
import { Recipient } from '../recipients/recipient.entity.js';

export const OccasionSchema = defineEntity({
  name: 'Occasion',
  tableName: 'occasions',
  indexes: [{ name: 'occasions_due', properties: 'checkAt', where: 'check_at is not null' }],
  properties: {
    id: p.uuid().primary(),
    recipient: () => p.manyToOne(Recipient).ref().deleteRule('cascade').index(),
    userId: p.uuid().index(),
    type: p.text(),
    /** `YYYY-MM-DD`, a calendar date without a time zone; legacy rows may hold raw text. */
    date: p.text(),
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
