import type { DayOrder, ImportField, TextEncoding } from '@presently/rules/imports';
import type { ImportedPerson, Unreadable } from './imported-person.js';
import type { StoredColumns } from '../import.entity.js';
import type { SourceFile } from './files/source-file.js';

/** How a sender reads a table. */
export interface Columns {
  /** For each column what it holds; null is nothing of use. */
  fields: (ImportField | null)[];
  dayOrder: DayOrder;
  encoding?: TextEncoding;
  /** Whether the first row is a heading; undefined if the sender has not said so. */
  hasHeading?: boolean;
}

export type Entry = ImportedPerson | Unreadable;

/** A kind of file that can be imported. */
export interface Format {
  /** For the sender: `Google Contacts`. */
  readonly name: string;
  /** Whether the content, never the name, says that a file is of this format. Cheap: reads no more than the start. */
  recognizes(file: SourceFile): boolean;
  /**
   * Of a table of which the sender must explain something: its columns, and what we think of them.
   * @param chosen what the sender has said so far, without fields
   */
  columns?(file: SourceFile, chosen?: Columns): Promise<StoredColumns | undefined>;
  /**
   * The people of a file. A generator lets other work run between people.
   * @throws Problem `import.unreadable` that says what is wrong and where
   */
  read(file: SourceFile, columns?: Columns): Iterable<Entry> | AsyncIterable<Entry>;
}
