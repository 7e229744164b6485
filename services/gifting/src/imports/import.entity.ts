import type { CodedProblem } from '@presently/contracts/kit/coded-problem';
import {
  importStates,
  type DayOrder,
  type ImportField,
  type ImportRowState,
  type TextEncoding,
} from '@presently/rules/imports';
import { defineEntity, p } from '@mikro-orm/core';
import { randomBytes } from 'node:crypto';

/** The columns of a table, and what the sender says about them. */
export interface StoredColumns {
  names: string[];
  /** The first values of each column. */
  samples: string[][];
  fields: (ImportField | null)[];
  dayOrder: DayOrder;
  /** Whether nothing in the table says it. */
  isOrderOpen?: boolean;
  /** Of its text. Without names, the sender has chosen it, and the columns must be read. */
  encoding?: TextEncoding;
  /** Whether the first row is a heading. Without names, the sender has said so. */
  hasHeading?: boolean;
}

/** What an import has done, or what its undoing has left. */
export interface ImportResult {
  added: number;
  changed: number;
  /** Occasions. */
  dates: number;
  ideas: number;
  /** People whom undoing kept, because the sender has changed them or given them gifts since. */
  kept: number;
}

export const ImportSchema = defineEntity({
  name: 'Import',
  tableName: 'imports',
  // A trigger, because the file must go with the row and before it: once it has been read, it is not needed.
  triggers: [
    {
      name: 'note_removal',
      timing: 'after',
      events: ['update', 'delete'],
      body: `if old.file_key is not null and (tg_op = 'DELETE' or new.file_key is null) then
      insert into gifting.media_to_remove (key) values (old.file_key) on conflict do nothing;
    end if; return null`,
    },
  ],
  indexes: [
    { name: 'imports_newest', properties: ['userId', 'createdAt', 'id'] },
    { name: 'imports_due', properties: 'nextTryAt', where: `state in ('reading', 'applying', 'undoing')` },
    { name: 'imports_expiry', properties: 'expiresAt' },
  ],
  properties: {
    id: p.uuid().primary(),
    userId: p.uuid(),
    state: p.enum(importStates),
    fileName: p.text(),
    /** Of the sender's browser: a tag. */
    language: p.text().nullable(),
    /** Where the file is in the object storage. Null once it is read. */
    fileKey: p.text().strictNullable(),
    /** The name of its format. */
    format: p.text().nullable(),
    /** Why it failed, in a sentence. */
    problem: p.text().nullable(),
    /** The same by code. Null without any, and for one of an older release. */
    problems: p.json<CodedProblem[]>().nullable(),
    columns: p.json<StoredColumns>().nullable(),
    result: p.json<ImportResult>().nullable(),
    /** Rows that the present work has done, of {@link total}. */
    done: p.integer().default(0),
    total: p.integer().default(0),
    /** Rows by their state. Null before they are read. */
    counts: p.json<Record<ImportRowState, number>>().nullable(),
    /** Rows that are stored, and bytes: of them, and of the file as long as it is kept. */
    keptRows: p.integer().default(0),
    keptBytes: p.integer().default(0),
    createdAt: p.datetime(3),
    expiresAt: p.datetime(3),
    nextTryAt: p.datetime(3),
    /** Tries of the present work. */
    attempts: p.integer().default(0),
    fence: p.integer().default(0),
  },
});

/** A file with people that a sender has given us, and what became of it. It is deleted after a week. */
export class Import extends ImportSchema.class {}
ImportSchema.setClass(Import);

export const newFileKey = (): string => `imports/${randomBytes(24).toString('base64url')}.file`;
