import { defineEntity, p } from '@mikro-orm/core';
import { Recipient } from './recipient.entity.js';

const KeptTitlesSchema = defineEntity({
  name: 'KeptTitles',
  tableName: 'kept_titles',
  properties: {
    recipient: () => p.oneToOne(Recipient).ref().owner().deleteRule('cascade').primary(),
    /** The newest three that are not given yet. */
    titles: p.json<string[]>(),
    /** Of the event that wrote it; older events are ignored. */
    version: p.integer(),
  },
});

/** Titles of the ideas that are kept for a recipient, from events of recommendations. */
export class KeptTitles extends KeptTitlesSchema.class {}
KeptTitlesSchema.setClass(KeptTitles);
