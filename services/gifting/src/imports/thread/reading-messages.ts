import type { ImportRowState } from '@presently/rules/imports';
import type { StoredColumns } from '../import.entity.js';
import type { PeopleOfSender } from '../compare/people-of-sender.js';
import type { FileSender } from '../read/files/source-file.js';
import type { Columns } from '../read/format.js';
import type { Told } from '../read/told.js';

/** What a reading thread begins with. */
export interface ReadingTask {
  size: number;
  /** Of a table, if the sender has said what they hold. */
  columns: Columns | undefined;
  today: string;
  sender: FileSender;
  /** Where numbers without a code belong, if nothing else is known. */
  country: string;
}

/** A part of the file, or something about the sender: the thread has no connection of its own. */
export type Question = PeopleOfSender & { bytes(start: number, end: number): Promise<Uint8Array> };

type Asked = { [Name in keyof Question]: { ask: Name; given: Parameters<Question[Name]> } }[keyof Question];

/** What a thread asks for, or what came of the file. */
export type FromThread =
  | ({ need: number } & Asked)
  | { format: string; keepsFile: boolean }
  | { columns: StoredColumns }
  | ReadRows
  /** Rows of the table of rows, as JSON; null after the last ones. */
  | { rows: string | null }
  | { picture: string; bytes: Uint8Array | undefined }
  | { refusal: readonly Told[] };

/** All rows are compared. */
export interface ReadRows {
  count: number;
  counts: Record<ImportRowState, number>;
  /** Of all people together. */
  bytes: number;
  /** Names in the zip of the pictures that people without one may have. */
  pictures: string[];
}

/** `keys` of pictures that are stored, by their names in the zip. */
export type ToThread =
  | { need: number; answer: unknown }
  | { picture: string; most: number }
  | { keys: Record<string, string> };
