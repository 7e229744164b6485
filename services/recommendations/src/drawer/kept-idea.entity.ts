import { defineEntity, p } from '@mikro-orm/core';
import { keptIdeaStates } from '@presently/rules/vocabulary';
import { Person } from '../people/person.entity.js';

/** Where a product is in the catalogue. */
export interface CatalogueItem {
  feed: string;
  id: string;
}

const KeptIdeaSchema = defineEntity({
  name: 'KeptIdea',
  tableName: 'kept_ideas',
  indexes: [
    { name: 'kept_ideas_recipient', properties: ['recipient', 'createdAt', 'id'] },
    { name: 'kept_ideas_look', properties: 'lookedAt', where: `state = 'idea' and link is not null` },
  ],
  properties: {
    id: p.uuid().primary(),
    recipient: () => p.manyToOne(Person).ref().deleteRule('cascade'),
    title: p.text(),
    link: p.text().strictNullable(),
    image: p.text().strictNullable(),
    /** As shown when it was kept. */
    price: p.text().strictNullable(),
    /** Null for a product of another source, and for an idea without one. */
    item: p.json<CatalogueItem>().strictNullable(),
    note: p.text().strictNullable(),
    state: p.enum(keptIdeaStates),
    /** `YYYY-MM-DD` */
    givenOn: p.text().strictNullable(),
    /** When it was last looked up at its shop. */
    lookedAt: p.datetime(3).nullable(),
    /** Whether it could not be bought then. Reminders do not name it. */
    isSoldOut: p.boolean().default(false),
    createdAt: p.datetime(3),
    /** When the sender last changed it. Null before. */
    changedAt: p.datetime(3).nullable(),
  },
});

/** An idea that the sender keeps for a recipient. */
export class KeptIdea extends KeptIdeaSchema.class {}
KeptIdeaSchema.setClass(KeptIdea);
