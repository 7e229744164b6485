import { CsvError, parse, type Info } from 'csv-parse';
import { Readable } from 'node:stream';
import { fieldName, UnreadableFeed, type BrokenRow, type FeedRow } from './feed-row.js';
import { unquoted } from './unquoted.js';
import { fieldsOf, WholeRows } from './whole-rows.js';

/** An unclosed quote is an error after this many characters. */
const longestRow = 256 * 1024;

/**
 * The rows of a feed with commas, semicolons or bars between fields. Quoted fields may contain line breaks.
 * @param from the line of the names
 */
export async function* delimitedRows(
  content: AsyncIterable<Buffer>,
  delimiter: string,
  from = 1,
): AsyncGenerator<FeedRow | BrokenRow> {
  const rows = new WholeRows();
  const parser = parse({
    delimiter,
    bom: true,
    info: true,
    from_line: from,
    // Not `rtrim`, which refuses a text behind a quote, and with it the whole feed: `"Best" Mug`.
    ltrim: true,
    // Inches and other quotes inside a text.
    relax_quotes: true,
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: longestRow,
  });
  const source = Readable.from(rows.watched(content));
  source.on('error', (error) => parser.destroy(error));
  try {
    let names: string[] | undefined;
    for await (const { record, info } of source.pipe(parser) as AsyncIterable<{ record: string[]; info: Info }>) {
      const breaks = record.reduce((count, cell) => count + cell.split('\n').length - 1, 0);
      // `lines` is where the row ends.
      const line = info.lines - breaks;
      // Behind a quote, a space makes quotes a part of the text.
      const cells = record.map((cell) => (/\s$/.test(cell) ? unquoted(cell.trim()) : cell));
      if (names) yield* rows.next(rowOf(names, rejoined(cells, names.length, delimiter), line), cells.length);
      else rows.begin((names = cells.map(fieldName)));
    }
    yield* rows.last();
  } catch (error) {
    // After an unclosed quote rows cannot be separated, and a partial feed must not replace the whole one.
    if (error instanceof CsvError) throw new UnreadableFeed(`The feed is not CSV: ${error.message}`);
    throw error;
  }
}

function rowOf(names: readonly string[], cells: readonly string[], line: number): FeedRow | BrokenRow {
  return hasSplitPrice(names, cells)
    ? { line, reason: 'has a comma in a price without quotes', id: cells[names.indexOf('id')] }
    : { line, fields: fieldsOf(names, cells) };
}

/** Whether `19,99` became two cells, so that those behind it are one too far: 99 would be the number of pieces. */
const hasSplitPrice = (names: readonly string[], cells: readonly string[]): boolean =>
  cells.slice(names.length).some(Boolean) &&
  names.some(
    (name, at) => name.endsWith('price') && /^\D{0,4}\d+$/.test(cells[at]!) && /^\d\d(?!\d)/.test(cells[at + 1]!),
  );

/**
 * The cells of a row that has too many, because one of them has a quote and a delimiter: `"12" pan, red"`. They stay as
 * they are if another division does not have as many as the names.
 */
function rejoined(cells: string[], count: number, delimiter: string): string[] {
  if (cells.length <= count) return cells;
  const joined: string[] = [];
  let open: string[] = [];
  for (const cell of cells) {
    if (open.length === 0 && !cell.startsWith('"')) joined.push(cell);
    else {
      open.push(cell);
      if (!cell.endsWith('"')) continue;
      joined.push(unquoted(open.join(delimiter === ',' ? ', ' : delimiter)));
      open = [];
    }
  }
  return open.length === 0 && joined.length === count ? joined : cells;
}
