import { fieldName, type BrokenRow, type FeedRow } from './feed-row.js';

const longestLine = 256 * 1024;

/** The lines of a stream, without line ends. An overlong line is cut. */
async function* linesOf(content: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const chunk of content) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
    rest = lines.pop()!;
    if (rest.length > 2 * longestLine) rest = rest.slice(0, longestLine + 1);
    yield* lines;
  }
  yield rest + decoder.decode();
}

/** Removes the quotes that a spreadsheet adds. */
const unquoted = (cell: string) =>
  cell.length > 1 && cell.startsWith('"') && cell.endsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell;

/**
 * The rows of a tab-separated feed. A line is a row, quotes or not, so that an unclosed quote does not
 * consume the following rows.
 */
export async function* tabRows(content: AsyncIterable<Buffer>): AsyncGenerator<FeedRow | BrokenRow> {
  let names: string[] | undefined;
  let line = 0;
  for await (const text of linesOf(content)) {
    line++;
    if (text.trim() === '') continue;
    if (text.length > longestLine) {
      yield { line, reason: 'is too long' };
      continue;
    }
    const cells = text.split('\t').map((cell) => unquoted(cell.trim()));
    if (!names) names = cells.map(fieldName);
    else yield { line, fields: Object.fromEntries(names.map((name, index) => [name, cells[index] ?? ''])) };
  }
}
