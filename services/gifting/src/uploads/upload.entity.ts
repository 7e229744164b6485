import { mediaKinds, type MediaFormat, type MediaKind } from '@presently/rules/vocabulary';
import { defineEntity, p } from '@mikro-orm/core';
import { randomBytes } from 'node:crypto';
import { Gift } from '../gifts/gift.entity.js';

export const UploadSchema = defineEntity({
  name: 'Upload',
  tableName: 'uploads',
  // A trigger, because foreign keys delete uploads, too: with their gift or with the recipient's gifts. Each deleted
  // row must schedule the removal of its recording.
  triggers: [
    {
      name: 'note_removal',
      timing: 'after',
      events: ['delete'],
      body: 'insert into gifting.media_to_remove (key) values (old.key) on conflict do nothing; return null',
    },
  ],
  properties: {
    id: p.uuid().primary(),
    userId: p.uuid().index(),
    kind: p.enum(mediaKinds),
    /** The recording's key in the object storage. */
    key: p.text().unique(),
    /** Bytes; null until the recording is stored completely. */
    size: p.integer().strictNullable(),
    /** Null until the recording is sent. */
    gift: () => p.manyToOne(Gift).ref().strictNullable().deleteRule('cascade').index(),
    createdAt: p.datetime(3),
  },
});

/** A voice note or a video message. The row exists before the first byte is stored. */
export class Upload extends UploadSchema.class {
  /** Its path on the product's host. */
  toUrl(): string {
    return `/media/${this.key}`;
  }
}
UploadSchema.setClass(Upload);

/** 192 random bits: the address is the only credential of the recording. The extension names its format. */
export const newMediaKey = (kind: MediaKind, format: MediaFormat): string =>
  `${kind}/${randomBytes(24).toString('base64url')}.${format}`;
