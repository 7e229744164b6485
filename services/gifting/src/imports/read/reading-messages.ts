import type { StoredColumns } from '../import.entity.js';
import type { Checked } from './checked-person.js';
import type { FileSender } from './source-file.js';
import type { Columns } from './format.js';
import type { Unreadable } from './imported-person.js';

/** What a reading thread begins with. */
export interface ReadingTask {
  size: number;
  /** Of a table, if the sender has said what they hold. */
  columns: Columns | undefined;
  today: string;
  sender: FileSender;
}

/** A part of a file, or what came of it. */
export type FromThread =
  | { need: number; start: number; end: number }
  | { format: string; keepsFile: boolean }
  | { columns: StoredColumns }
  | { read: (Checked | Unreadable)[] }
  | { isRead: true; bytes: number }
  | { picture: string; bytes: Uint8Array | undefined }
  | { refusal: string };

/** `bytes` of a part that the storage did not give are undefined. */
export type ToThread = { need: number; bytes: Uint8Array | undefined } | { picture: string; most: number };
