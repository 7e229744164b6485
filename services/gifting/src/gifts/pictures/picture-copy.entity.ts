import { defineEntity, p } from '@mikro-orm/core';
import { createHash, randomBytes } from 'node:crypto';

export const PictureCopySchema = defineEntity({
  name: 'PictureCopy',
  tableName: 'picture_copies',
  triggers: [
    {
      name: 'note_removal',
      timing: 'after',
      events: ['delete'],
      body: `if old.key is not null then
      insert into gifting.media_to_remove (key) values (old.key) on conflict do nothing;
    end if; return null`,
    },
  ],
  properties: {
    /** SHA-256 of the address, so that the table holds nothing about people. */
    addressHash: p.text().primary(),
    /** Its key in the object storage. Null if the address had no picture. */
    key: p.text().strictNullable(),
    isKept: p.boolean().default(false),
    bytes: p.integer().default(0),
    usedAt: p.datetime(3).index(),
  },
});

/** Our copy of a picture from elsewhere, for the screens of senders. It is deleted a while after its last use. */
export class PictureCopy extends PictureCopySchema.class {}
PictureCopySchema.setClass(PictureCopy);

export const hashOfAddress = (url: string): string => createHash('sha256').update(url).digest('hex');

export const newPictureKey = (): string => `pictures/${randomBytes(24).toString('base64url')}.webp`;
