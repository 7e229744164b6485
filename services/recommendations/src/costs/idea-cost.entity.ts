import { defineEntity, p } from '@mikro-orm/core';

const IdeaCostSchema = defineEntity({
  name: 'IdeaCost',
  tableName: 'idea_costs',
  properties: {
    /** UTC. */
    day: p.date().primary(),
    /** Composed sets. */
    sets: p.integer().default(0),
    /** Questions to the model for ideas, picks and recipes. */
    calls: p.integer().default(0),
    /** Millionths of a cent. */
    microCents: p.bigint().default(0),
    /** Searches that cost money. */
    searches: p.integer().default(0),
  },
});

/** What the ideas of one day cost. */
export class IdeaCost extends IdeaCostSchema.class {}
IdeaCostSchema.setClass(IdeaCost);
