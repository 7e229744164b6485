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

/** Something in the object storage that belongs to nobody any more. Names nobody, so it may outlive an erasure. */
export class MediaToRemove extends MediaToRemoveSchema.class {}
MediaToRemoveSchema.setClass(MediaToRemove);
