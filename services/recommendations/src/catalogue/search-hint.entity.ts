import { defineEntity, p } from '@mikro-orm/core';

const SearchHintSchema = defineEntity({
  name: 'SearchHint',
  tableName: 'search_hints',
  properties: {
    /** A keyed hash of the interest, of what is asked and of the shelves to choose from. */
    key: p.text().primary(),
    answer: p.json(),
    askedAt: p.datetime(3).index('search_hints_age'),
  },
});

/** What the model says once about an interest for everybody. The interest itself is not stored. */
export class SearchHint extends SearchHintSchema.class {}
SearchHintSchema.setClass(SearchHint);
