import { mediaKinds, type MediaFormat, type MediaKind } from '@presently/rules/vocabulary';
import { defineEntity, p } from '@mikro-orm/core';
import { randomBytes } from 'node:crypto';
import { Gift } from '../gifts/gift.entity.js';

export const UploadSchema = defineEntity({
  name: 'Upload',
  tableName: 'uploads',
  // In the database, because uploads also go along foreign keys, with a gift or with a recipient's gifts, and none may
  // leave its recording behind, whoever deletes.
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
    /** Where the recording lies in the object storage. */
    key: p.text().unique(),
    /** Bytes; null until the recording has arrived whole. */
    size: p.integer().strictNullable(),
    /** Null until it is sent. */
    gift: () => p.manyToOne(Gift).ref().strictNullable().deleteRule('cascade').index(),
    createdAt: p.datetime(3),
  },
});

/** A voice note or a video message, from before its first byte is stored until it is gone from the storage's books. */
export class Upload extends UploadSchema.class {
  /** How browsers reach it. */
  toUrl(): string {
    return `/media/${this.key}`;
  }
}
UploadSchema.setClass(Upload);

/** 192 random bits: whoever knows the address can play the recording. The extension says what it is. */
export const newMediaKey = (kind: MediaKind, format: MediaFormat): string =>
  `${kind}/${randomBytes(24).toString('base64url')}.${format}`;
