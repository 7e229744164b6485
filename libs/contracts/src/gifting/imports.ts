import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsISO8601,
  IsOptional,
  IsString,
  Matches,
  Max,
  Min,
  ValidateBy,
} from 'class-validator';
import {
  dayOrders,
  importFields,
  importLimits,
  importRowStates,
  importStates,
  textEncodings,
  knownBy,
  type DayOrder,
  type ImportField,
  type ImportRowState,
  type ImportState,
  type KnownBy,
  type TextEncoding,
} from '@presently/rules/imports';
import { type KeptIdeaState, keptIdeaStates } from '@presently/rules/vocabulary';
import { CodedProblem } from '../kit/coded-problem.js';
import { event } from '../kit/event.js';
import { NumberFromText } from '../kit/fields/decorate.js';
import { Id, Ids } from '../kit/fields/id.js';
import { Nested, Nullable } from '../kit/fields/nested.js';
import { OptionalText, Text } from '../kit/fields/text.js';
import { internalOperation, operation } from '../kit/operation.js';
import { PageRequest } from '../kit/page.js';

/** A day of a person in a file. */
export class ImportedDay {
  @IsString() type!: string;
  @Nullable() @IsString() title!: string | null;
  /** `YYYY-MM-DD`, or `--MM-DD` without a year; null for a day that moves. */
  @Nullable() @IsString() date!: string | null;
}

/** Whom a row means. */
export class ImportedAs {
  /** As the sender has named them. */
  @IsString() name!: string;
  @IsIn(knownBy) by!: KnownBy;
}

export class ImportRow {
  /** Names the row in this import only. */
  @IsString() id!: string;
  @IsString() name!: string;
  @IsIn(importRowStates) state!: ImportRowState;
  /** The birthday first. */
  @ArrayMaxSize(101) @IsArray() @Nested(() => ImportedDay) occasions!: ImportedDay[];
  /** What it adds to a person who is known, or changes: `email`, `Birthday`. */
  @ArrayMaxSize(50) @IsString({ each: true }) changes!: string[];
  /** Whom it means; null for a new person. */
  @Nullable() @Nested(() => ImportedAs) known!: ImportedAs | null;
  /** What is wrong in the file, in sentences; or that the sender's plan has no room for the person. */
  @Nullable() @IsString() problem!: string | null;
  /** What the sentences say, for wording them in another language. Null without any, and for those of an older release. */
  @IsOptional()
  @Nullable()
  @ArrayMaxSize(importLimits.problems)
  @IsArray()
  @Nested(() => CodedProblem)
  problems?: CodedProblem[] | null;
  /** Whether it has been applied, and not undone. */
  @IsBoolean() isApplied!: boolean;
}

/** How many rows have each state. */
export class ImportCounts {
  @IsInt() new!: number;
  @IsInt() changed!: number;
  @IsInt() same!: number;
  @IsInt() unreadable!: number;
}

/** A column of a table whose meaning the sender has to choose. */
export class ImportColumn {
  @IsString() name!: string;
  /** The first three values. */
  @ArrayMaxSize(3) @IsString({ each: true }) samples!: string[];
  /** The present choice; null leaves the column out. */
  @Nullable() @IsIn(importFields) field!: ImportField | null;
}

/** What applying has added and changed; after undoing, what stays. */
export class ImportResult {
  @IsInt() added!: number;
  @IsInt() changed!: number;
  /** Occasions. */
  @IsInt() dates!: number;
  @IsInt() ideas!: number;
  /** People whom undoing kept, because of gifts or changes since. */
  @IsInt() kept!: number;
}

export class ImportSummary {
  @Id() id!: string;
  @IsString() fileName!: string;
  @IsIn(importStates) state!: ImportState;
  /** `vCard`; null until it is recognized. */
  @Nullable() @IsString() format!: string | null;
  /** Why it failed, in a sentence. */
  @Nullable() @IsString() problem!: string | null;
  /** What the sentence says, for wording it in another language. Null without one, and for one of an older release. */
  @IsOptional()
  @Nullable()
  @ArrayMaxSize(importLimits.problems)
  @IsArray()
  @Nested(() => CodedProblem)
  problems?: CodedProblem[] | null;
  @Nullable() @Nested(() => ImportResult) result!: ImportResult | null;
  @IsISO8601() createdAt!: string;
  /** When it is deleted, and can no longer be undone. */
  @IsISO8601() expiresAt!: string;
}

export class Import extends ImportSummary {
  /** Rows that the present work has done. */
  @IsInt() done!: number;
  /** Rows of the present work; 0 until it is known. */
  @IsInt() total!: number;
  @Nested(() => ImportCounts) counts!: ImportCounts;
  /** Of a table without a known exporter; otherwise empty. */
  @ArrayMaxSize(importLimits.columns) @IsArray() @Nested(() => ImportColumn) columns!: ImportColumn[];
  @Nullable() @IsIn(dayOrders) dayOrder!: DayOrder | null;
  /** Whether nothing in the table says which number is the day: `dayOrder` is that of the sender's language. */
  @IsBoolean() isDayOrderOpen!: boolean;
  /** In which its text is read; null for other files. */
  @Nullable() @IsIn(textEncodings) encoding!: TextEncoding | null;
  /** Whether the first row of a table is its heading; null for other files, and not there for those of an older release. */
  @IsOptional() @Nullable() @IsBoolean() hasHeading?: boolean | null;
  /** How many more people the sender's plan has room for; null is any number. */
  @Nullable() @IsInt() room!: number | null;
  @ArrayMaxSize(500) @IsArray() @Nested(() => ImportRow) rows!: ImportRow[];
  /** The cursor of the next rows; null behind the last ones. */
  @Nullable() @IsString() next!: string | null;
}

export class ImportId {
  @Id() importId!: string;
}

export class RowsOfImport extends PageRequest {
  @Id() importId!: string;
}

export class NewImport {
  @Id() id!: string;
}

export class ColumnsOfImport {
  @Id() importId!: string;
  /** For each column what it holds; null leaves it out. */
  @IsArray({ message: 'columns must be a list' })
  @ArrayMinSize(1)
  @ArrayMaxSize(importLimits.columns)
  @ValidateBy({
    name: 'holdsImportFields',
    validator: {
      validate: (value) => Array.isArray(value) && value.every((each) => each === null || importFields.includes(each)),
      defaultMessage: () => `columns may hold ${importFields.join(', ')}, or null`,
    },
  })
  columns!: (ImportField | null)[];
  @IsOptional() @IsIn(dayOrders, { message: 'dayOrder must be day-first or month-first' }) dayOrder?: DayOrder;
  /** Another one than the present reads the columns anew, and asks again. */
  @IsOptional() @IsIn(textEncodings, { message: 'encoding must be one that we read' }) encoding?: TextEncoding;
  /** Whether the first row is a heading. Another answer than the present one reads the columns anew, and asks again. */
  @IsOptional() @IsBoolean({ message: 'hasHeading must be true or false' }) hasHeading?: boolean;
}

export class ChosenRows {
  @Id() importId!: string;
  @IsArray({ message: 'rowIds must be a list' })
  @ArrayMinSize(1, { message: 'Please choose at least one person' })
  @ArrayMaxSize(importLimits.rows)
  @Matches(/^\d{1,5}$/, { each: true, message: 'rowIds must hold ids of rows' })
  rowIds!: string[];
  /** Those of `rowIds` that mean somebody else than `known`: each becomes a new person, also one that is the same. */
  @IsOptional()
  @IsArray({ message: 'somebodyElse must be a list' })
  @ArrayMaxSize(importLimits.rows)
  @Matches(/^\d{1,5}$/, { each: true, message: 'somebodyElse must hold ids of rows' })
  somebodyElse?: string[];
}

/** The caller's imports of the last week, the newest first. */
export const listImports = operation('gifting.listImports', {
  route: 'GET /api/imports',
  access: 'user',
  shows: ['imports'],
  input: PageRequest,
  output: { pageOf: ImportSummary },
});
/** Rows in the order of the file. `limit` and `after` are about rows. */
export const getImport = operation('gifting.getImport', {
  route: 'GET /api/imports/:importId',
  access: 'user',
  shows: ['imports'],
  input: RowsOfImport,
  output: Import,
});
/** Says what the columns of a table hold, and reads it again. 409 `import.not-now` once it is applied. */
export const chooseColumns = operation('gifting.chooseColumns', {
  route: 'POST /api/imports/:importId/columns',
  access: 'user',
  changes: ['imports'],
  input: ColumnsOfImport,
  output: ImportSummary,
  budget: 'changes',
});
/**
 * Adds and changes the people of these rows, in the background. Rows that are the same (unless they mean
 * somebody else), unreadable or applied have no effect. 403 `recipient.limit-reached` if the plan has no room for all of them, 409 `import.not-now` while the caller
 * has other work of imports under way. A refusal changes nothing.
 */
export const applyImport = operation('gifting.applyImport', {
  route: 'POST /api/imports/:importId/apply',
  access: 'user',
  changes: ['imports'],
  input: ChosenRows,
  output: ImportSummary,
});
/**
 * Removes the people whom the import has added, apart from those with gifts or changes since, and restores what it has
 * changed, apart from what was changed since.
 */
export const undoImport = operation('gifting.undoImport', {
  route: 'POST /api/imports/:importId/undo',
  access: 'user',
  changes: ['imports'],
  input: ImportId,
  output: ImportSummary,
  budget: 'changes',
});

export class ImportToBegin {
  @Text({ max: importLimits.fileName, required: 'The file has no name' }) fileName!: string;
  /** The tag of the sender's language, by which a table is read. */
  @OptionalText(importLimits.language) language?: string;
}

export class BegunImport extends ImportId {
  /** Key in the object storage: `imports/{32 characters}.file`. */
  @IsString() key!: string;
}

export class ReceivedImport extends ImportId {
  /** Bytes. */
  @NumberFromText() @IsInt() @Min(1) @Max(importLimits.zipBytes) size!: number;
}

/** Called by the gateway before it stores a file, so that a file whose transfer fails is removed later. */
export const beginImport = internalOperation('gifting.beginImport', {
  input: ImportToBegin,
  output: BegunImport,
  budget: 'imports',
});
/** The file is stored, and can be read. */
export const readImport = internalOperation('gifting.readImport', { input: ReceivedImport, output: NewImport });

export class ImportedIdea {
  @Id() id!: string;
  @IsString() title!: string;
  @Nullable() @IsString() link!: string | null;
  @Nullable() @IsString() image!: string | null;
  @Nullable() @IsString() price!: string | null;
  @Nullable() @IsString() note!: string | null;
  @IsIn(keptIdeaStates) state!: KeptIdeaState;
  @Nullable() @IsString() givenOn!: string | null;
}

export class IdeasImportedV1 {
  @Id() recipientId!: string;
  @Id() senderId!: string;
  @IsISO8601() importedAt!: string;
  @ArrayMaxSize(200) @IsArray() @Nested(() => ImportedIdea) ideas!: ImportedIdea[];
}
/** A file held ideas of the sender for a recipient. Those that are kept already stay as they are. */
export const ideasImported = event('gifting.ideas_imported.v1', IdeasImportedV1, { lane: 'facts' });

export class IdeasWithdrawnV1 {
  @Id() recipientId!: string;
  @Id() senderId!: string;
  @ArrayMaxSize(200) @IsArray() @Ids() ideaIds!: string[];
}
/** An import of ideas was undone. */
export const ideasWithdrawn = event('gifting.ideas_withdrawn.v1', IdeasWithdrawnV1, { lane: 'facts' });
