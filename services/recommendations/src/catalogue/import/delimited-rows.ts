import { CsvError, parse, type Info } from 'csv-parse';
import { Readable } from 'node:stream';
import { fieldName, UnreadableFeed, type BrokenRow, type FeedRow } from './feed-row.js';

/** A quote that is never closed is noticed behind so many characters. */
const longestRow = 256 * 1024;

/** Rows of a feed whose fields are divided by commas, semicolons or bars, and may be quoted over several lines. */
export async function* delimitedRows(
  content: AsyncIterable<Buffer>,
  delimiter: string,
): AsyncGenerator<FeedRow | BrokenRow> {
  const parser = parse({
    delimiter,
    columns: (names: string[]) => names.map(fieldName),
    bom: true,
    info: true,
    trim: true,
    // Inches and other quotes inside of a text.
    relax_quotes: true,
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: longestRow,
  });
  const source = Readable.from(content);
  source.on('error', (error) => parser.destroy(error));
  try {
    for await (const { record, info } of source.pipe(parser) as AsyncIterable<{
      record: FeedRow['fields'];
      info: Info;
    }>) {
      const breaks = Object.values(record).reduce((count, value) => count + value.split('\n').length - 1, 0);
      // `lines` tells where the row ends.
      yield { line: info.lines - breaks, fields: record };
    }
  } catch (error) {
    // What follows an open quote cannot be told apart, and half a feed must not pass for a whole one.
    if (error instanceof CsvError) throw new UnreadableFeed(`The feed is not CSV: ${error.message}`);
    throw error;
  }
}
