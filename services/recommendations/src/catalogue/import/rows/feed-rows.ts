import { delimitedRows } from './delimited-rows.js';
import { UnreadableFeed, type FeedRows } from './feed-row.js';
import { peek } from './peek.js';
import { refuseJson, requireNoExport } from './other-files.js';
import { tabRows } from './tab-rows.js';
import { inUtf8 } from './in-utf8.js';
import { xmlRows } from './xml-rows.js';

/** Bytes that contain the feed's format and its header. */
const enough = 16 * 1024;

/** The delimiter: the most frequent character in the header that a name without quotes cannot contain. */
function delimiterOf(names: string): string {
  const bare = names.replaceAll(/"[^"]*"/g, '');
  const counts = ['\t', ',', ';', '|'].map((mark) => [mark, bare.split(mark).length - 1] as const);
  const [mark, count] = counts.reduce((best, each) => (each[1] > best[1] ? each : best));
  if (count === 0) throw new UnreadableFeed('The first line names no columns; expected tab- or comma-separated names');
  return mark;
}

/** The products of a feed in any of the formats. */
export async function* feedRows(file: AsyncIterable<Buffer>): FeedRows {
  const { start, all } = await peek(inUtf8(file), enough);
  const text = new TextDecoder().decode(start).replace(/^\uFEFF/, '');
  if (text.trim() === '') throw new UnreadableFeed('The feed is empty');
  const beginning = text.trimStart();
  const linesBefore = text.slice(0, text.length - beginning.length).split('\n').length - 1;
  yield* rowsOf(beginning, all, linesBefore);
}

/** A first line that tells spreadsheets the delimiter. */
const forSpreadsheets = /^"?sep=([\t,;|])"?[ \t]*\r?\n/i;

function rowsOf(start: string, content: AsyncIterable<Buffer>, linesBefore: number): FeedRows {
  if (start.startsWith('<')) return xmlRows(content, start);
  if (/^(?:\{|\[\s*[{\]])/.test(start)) refuseJson(start);
  const [told = '', mark] = forSpreadsheets.exec(start) ?? [];
  const names = start.slice(told.length).split(/\r?\n/, 1)[0]!;
  requireNoExport(names);
  const delimiter = mark ?? delimiterOf(names);
  const from = linesBefore + (told ? 2 : 1);
  return delimiter === '\t' ? tabRows(content, from) : delimitedRows(content, delimiter, from);
}
