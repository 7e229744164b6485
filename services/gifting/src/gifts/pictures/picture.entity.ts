import { defineEntity, p } from '@mikro-orm/core';
import { Gift } from '../gift.entity.js';

export const PictureSchema = defineEntity({
  name: 'Picture',
  tableName: 'pictures',
  indexes: [{ name: 'pictures_due', properties: 'nextTryAt', where: 'not is_kept' }],
  // Foreign keys delete pictures, too. Each deleted row must schedule the removal of its object.
  triggers: [
    {
      name: 'note_removal',
      timing: 'after',
      events: ['delete'],
      body: `insert into gifting.media_to_remove (key) values ('pictures/' || old.name || '.webp') on conflict do nothing; return null`,
    },
  ],
  properties: {
    /** Its name in the object storage: 32 random characters. */
    name: p.text().primary(),
    gift: () => p.manyToOne(Gift).ref().deleteRule('cascade').index(),
    /** Null for the picture of the gift itself, which is also that of the favourite. */
    optionId: p.uuid().strictNullable(),
    /** Where the picture comes from. */
    url: p.text(),
    isKept: p.boolean().default(false),
    bytes: p.integer().default(0),
    attempts: p.integer().default(0),
    nextTryAt: p.datetime(3).defaultRaw('now()'),
  },
});

/**
 * The picture of a gift, fetched once for its page, so that its source does not learn who opens the gift. A trigger on
 * the gift adds the row.
 */
export class Picture extends PictureSchema.class {}
PictureSchema.setClass(Picture);
