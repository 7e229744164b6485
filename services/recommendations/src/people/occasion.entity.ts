import { defineEntity, p } from '@mikro-orm/core';
import { Person } from './person.entity.js';

const OccasionSchema = defineEntity({
  name: 'Occasion',
  tableName: 'occasions',
  properties: {
    id: p.uuid().primary(),
    recipient: () => p.manyToOne(Person).ref().deleteRule('cascade').index('occasions_recipient'),
    type: p.text(),
    /** The sender's own name of it. */
    title: p.text().nullable(),
    /** `YYYY-MM-DD`; legacy rows may hold raw text. */
    date: p.text(),
  },
});

/** An occasion of a recipient, from gifting's events. */
export class Occasion extends OccasionSchema.class {}
OccasionSchema.setClass(Occasion);
