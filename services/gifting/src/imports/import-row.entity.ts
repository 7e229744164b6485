import { importRowStates, type KnownBy } from '@presently/rules/imports';
import type { CodedProblem } from '@presently/contracts/kit/coded-problem';
import { defineEntity, p } from '@mikro-orm/core';
import type { CheckedPerson } from './read/checked-person.js';
import { Import } from './import.entity.js';
import type { Undo } from './write/undo.js';

/** A person who is known, as the preview names them. */
export interface ImportedAs {
  name: string;
  by: KnownBy;
}

export const ImportRowSchema = defineEntity({
  name: 'ImportRow',
  tableName: 'import_rows',
  properties: {
    import: () => p.manyToOne(Import).ref().deleteRule('cascade').primary(),
    /** In the file, from 1. */
    position: p.integer().primary(),
    state: p.enum(importRowStates),
    name: p.text(),
    /** Null for a row that is unreadable. */
    person: p.json<CheckedPerson>().nullable(),
    /** What the row would change, in words. */
    changes: p.array().default([]),
    /** Whom the row means. Null for a new person. */
    known: p.json<ImportedAs>().nullable(),
    /** Whether the sender says that somebody else is meant: the row adds a person. */
    isSomebodyElse: p.boolean().default(false),
    /** What could not be read or does not fit, in sentences. */
    problem: p.text().nullable(),
    /** The same by code. Null without any, and for those of an older release. */
    problems: p.json<CodedProblem[]>().nullable(),
    /** Whether the sender has chosen it. */
    isChosen: p.boolean().default(false),
    /** What applying it has written, so that it can be undone. Null before. */
    undo: p.json<Undo>().nullable(),
  },
});

/** A person in the file of an import. */
export class ImportRow extends ImportRowSchema.class {}
ImportRowSchema.setClass(ImportRow);
