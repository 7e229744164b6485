import { defineEntity, p } from '@mikro-orm/core';
import { Recipient } from '../recipients/recipient.entity.js';

const OccasionSchema = defineEntity({
  name: 'Occasion',
  tableName: 'occasions',
  properties: {
    id: p.uuid().primary(),
    recipient: () => p.manyToOne(Recipient).ref().deleteRule('cascade').index(),
    userId: p.uuid().index(),
    type: p.text(),
    /** `YYYY-MM-DD`, a calendar date in nobody's time zone; legacy rows may hold raw text. */
    date: p.text(),
    notes: p.text().strictNullable(),
    createdAt: p.datetime(3),
  },
});

/** A date of a recipient that matters. */
export class Occasion extends OccasionSchema.class {}
OccasionSchema.setClass(Occasion);
