import { defineEntity, p } from '@mikro-orm/core';
import { Recipient } from '../recipients/record/recipient.entity.js';

export const ImportMarkSchema = defineEntity({
  name: 'ImportMark',
  tableName: 'import_marks',
  properties: {
    recipient: () => p.manyToOne(Recipient).ref().deleteRule('cascade').primary(),
    /** A mark of what was imported. */
    mark: p.text().primary(),
    userId: p.uuid().index('import_marks_user'),
  },
});

/** Recognizes in a later file what was imported before: a person by the exporter's id, and each of their ideas. */
export class ImportMark extends ImportMarkSchema.class {}
ImportMarkSchema.setClass(ImportMark);
