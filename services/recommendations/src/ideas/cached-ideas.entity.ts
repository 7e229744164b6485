import { defineEntity, p } from '@mikro-orm/core';
import { Occasion } from '../people/occasion.entity.js';
import { Person } from '../people/person.entity.js';
import type { IdeaSet } from './idea.js';

const CachedIdeasSchema = defineEntity({
  name: 'CachedIdeas',
  tableName: 'recommendations_cache',
  properties: {
    id: p.uuid().primary(),
    recipient: () => p.manyToOne(Person).ref().deleteRule('cascade').index('recommendations_cache_recipient'),
    occasion: () =>
      p.manyToOne(Occasion).ref().deleteRule('cascade').nullable().index('recommendations_cache_occasion'),
    budget: p.text(),
    /** The hash of all inputs of the ideas: see `IdeaCache`. */
    profileHash: p.text().unique('recommendations_cache_profile'),
    recommendations: p.json<IdeaSet>(),
    expiresAt: p.datetime().columnType('timestamptz').index('recommendations_cache_expiry'),
    createdAt: p.datetime().columnType('timestamptz'),
  },
});

/** The ideas of the last 24 hours. */
export class CachedIdeas extends CachedIdeasSchema.class {}
CachedIdeasSchema.setClass(CachedIdeas);
