import { delimitedRows } from './delimited-rows.js';
import { UnreadableFeed, type FeedRows } from './feed-row.js';
import { peek } from './peek.js';
import { requireNoExport } from './other-files.js';
import { tabRows } from './tab-rows.js';
import { inUtf8 } from './in-utf8.js';
import { xmlRows } from './xml-rows.js';

/** Bytes that contain the feed's format and its header. */
const enough = 16 * 1024;

/** The delimiter: the most frequent character in the header that a name cannot contain. */
function delimiterOf(names: string): string {
  const counts = ['\t', ',', ';', '|'].map((mark) => [mark, names.split(mark).length - 1] as const);
  const [mark, count] = counts.reduce((best, each) => (each[1] > best[1] ? each : best));
  if (count === 0) throw new UnreadableFeed('The first line names no columns; expected tab- or comma-separated names');
  return mark;
}

/** The products of a feed in any of the formats. */
export async function* feedRows(file: AsyncIterable<Buffer>): FeedRows {
  const { start, all } = await peek(inUtf8(file), enough);
  const text = new TextDecoder().decode(start).replace(/^\uFEFF/, '');
  if (text.trim() === '') throw new UnreadableFeed('The feed is empty');
  yield* rowsOf(text.trimStart(), all);
}

function rowsOf(start: string, content: AsyncIterable<Buffer>): FeedRows {
  if (start.startsWith('<')) return xmlRows(content, start);
  const names = start.split(/\r?\n/, 1)[0]!;
  requireNoExport(names);
  const delimiter = delimiterOf(names);
  return delimiter === '\t' ? tabRows(content) : delimitedRows(content, delimiter);
}
