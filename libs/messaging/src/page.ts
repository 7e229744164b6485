import type { PagedOperation, RowOf } from '@presently/contracts/kit/operation';
import type { PageRequest } from '@presently/contracts/kit/page';
import { largestPage, largestPageBytes } from '@presently/rules/bounds';
import type { Keyset } from './keyset.js';
import { presentMessage } from './messages.js';

/** Rows per read, so that memory stays small when rows are long. */
const readAtOnce = 100;

/** Part of a list: its rows as JSON, and the cursor of the next part. Made by {@link readPage}. */
export class Page<Row extends object> {
  /** Only a type: pages of other rows are other types. */
  declare protected readonly of: Row;

  constructor(
    readonly rows: readonly string[],
    readonly next: string | undefined,
  ) {}
}

interface PageSource<Key, Row, Message> {
  keyset: Keyset<Key>;
  /** Up to `count` rows behind a key, or from the start, in the order of the list. Fewer are the last ones. */
  read: (after: Key | undefined, count: number) => Promise<readonly Row[]>;
  keyOf: (row: Row) => Key;
  /** The row as an answer; `undefined` for a row that is not shown. */
  present: (row: Row) => Message | undefined;
}

/**
 * Reads one page of a list. It ends with the wanted number of rows, or earlier when they fill an answer.
 * @throws Problem `invalid-input` for a cursor that the list never wrote
 */
export async function readPage<Op extends PagedOperation, Key, Row>(
  op: Op,
  { limit = largestPage, after }: PageRequest,
  { keyset, read, keyOf, present }: PageSource<Key, Row, RowOf<Op>>,
): Promise<Page<RowOf<Op>>> {
  const rows: string[] = [];
  let bytes = 0;
  let last = after === undefined ? undefined : keyset.read(after);
  for (let hidden = 0; ;) {
    // One row more than wanted shows whether another page follows.
    const count = Math.min(readAtOnce, hidden + limit - rows.length + 1);
    const found = await read(last, count);
    for (const row of found) {
      const message = present(row);
      const json = message && JSON.stringify(presentMessage<object>(op.output.pageOf, message));
      bytes += json === undefined ? 0 : Buffer.byteLength(json) + 1;
      const isFull = rows.length === limit || (bytes > largestPageBytes && rows.length > 0);
      if (json !== undefined && isFull) return new Page(rows, keyset.write(last!));
      if (json === undefined) hidden++;
      else rows.push(json);
      last = keyOf(row);
    }
    if (found.length < count) return new Page(rows, undefined);
  }
}
