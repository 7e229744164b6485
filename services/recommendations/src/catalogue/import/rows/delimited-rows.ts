import { CsvError, parse, type Info } from 'csv-parse';
import { Readable } from 'node:stream';
import { fieldName, UnreadableFeed, type BrokenRow, type FeedRow } from './feed-row.js';

/** An unclosed quote is an error after this many characters. */
const longestRow = 256 * 1024;

/** The rows of a feed with commas, semicolons or bars between fields. Quoted fields may contain line breaks. */
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
    // Inches and other quotes inside a text.
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
      // `lines` is where the row ends.
      yield { line: info.lines - breaks, fields: record };
    }
  } catch (error) {
    // After an unclosed quote rows cannot be separated, and a partial feed must not replace the whole one.
    if (error instanceof CsvError) throw new UnreadableFeed(`The feed is not CSV: ${error.message}`);
    throw error;
  }
}
