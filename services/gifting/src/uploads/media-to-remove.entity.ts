import { defineEntity, p } from '@mikro-orm/core';

export const MediaToRemoveSchema = defineEntity({
  name: 'MediaToRemove',
  tableName: 'media_to_remove',
  properties: {
    key: p.text().primary(),
    attempts: p.integer().default(0),
    nextTryAt: p.datetime(3).defaultRaw('now()').index(),
  },
});

/** An object in the storage that no row refers to. It contains no personal data, so it may outlive an erasure. */
export class MediaToRemove extends MediaToRemoveSchema.class {}
MediaToRemoveSchema.setClass(MediaToRemove);
