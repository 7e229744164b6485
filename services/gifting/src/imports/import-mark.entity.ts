import { defineEntity, p } from '@mikro-orm/core';
import { createHash } from 'node:crypto';
import { Recipient } from '../recipients/recipient.entity.js';

export const ImportMarkSchema = defineEntity({
  name: 'ImportMark',
  tableName: 'import_marks',
  properties: {
    recipient: () => p.manyToOne(Recipient).ref().deleteRule('cascade').primary(),
    /** {@link markOf} what was imported. */
    mark: p.text().primary(),
    userId: p.uuid().index('import_marks_user'),
  },
});

/** Recognizes in a later file what was imported before: a person by the exporter's id, and each of their ideas. */
export class ImportMark extends ImportMarkSchema.class {}
ImportMarkSchema.setClass(ImportMark);

/** A short text in the place of one of any length. */
export const markOf = (kind: 'person' | 'idea', text: string): string =>
  `${kind}:${createHash('sha256').update(text).digest('base64url').slice(0, 22)}`;
