import { defineEntity, p } from '@mikro-orm/core';

const CachedSearchSchema = defineEntity({
  name: 'CachedSearch',
  tableName: 'search_cache',
  properties: {
    /** A hash of source, query, currency and price band. */
    key: p.text().primary(),
    /** Null while a replica searches. */
    offers: p.json().nullable(),
    /** The length of {@link offers} in JSON. */
    bytes: p.integer().default(0),
    searchedAt: p.datetime(3).nullable().index('search_cache_age'),
    /** Until then other replicas wait for the one that searches. */
    claimedUntil: p.datetime(3).nullable(),
  },
});

/** A search in a shop with its answer, which serves everybody for a day. */
export class CachedSearch extends CachedSearchSchema.class {}
CachedSearchSchema.setClass(CachedSearch);
