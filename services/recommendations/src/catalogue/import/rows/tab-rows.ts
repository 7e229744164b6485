import { fieldName, type BrokenRow, type FeedRow } from './feed-row.js';
import { unquoted } from './unquoted.js';
import { fieldsOf, WholeRows } from './whole-rows.js';

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

/**
 * The rows of a tab-separated feed. A line is a row, quotes or not, so that an unclosed quote does not
 * consume the following rows.
 * @param from the line of the names
 */
export async function* tabRows(content: AsyncIterable<Buffer>, from = 1): AsyncGenerator<FeedRow | BrokenRow> {
  const rows = new WholeRows();
  let names: string[] | undefined;
  let line = 0;
  for await (const text of linesOf(rows.watched(content))) {
    line++;
    if (line < from || text.trim() === '') continue;
    const cells = text
      .slice(0, longestLine)
      .split('\t')
      .map((cell) => unquoted(cell.trim()));
    if (!names) rows.begin((names = cells.map(fieldName)));
    else if (text.length <= longestLine) yield* rows.next({ line, fields: fieldsOf(names, cells) }, cells.length);
    else {
      const { id } = fieldsOf(names, cells.slice(0, -1));
      yield* rows.next({ line, reason: 'is too long', id }, cells.length);
    }
  }
  yield* rows.last();
}
