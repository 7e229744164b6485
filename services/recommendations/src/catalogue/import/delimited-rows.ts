import { parse, type CsvError, type Info } from 'csv-parse';
import { Readable } from 'node:stream';
import { fieldName, UnreadableFeed, type BrokenRow, type FeedRow } from './feed-row.js';

/** A quote that is never closed swallows no more than this. */
const longestRow = 256 * 1024;

/** What divides the fields, by the line of names: the most frequent of those that a name cannot contain. */
export function delimiterOf(names: string): string {
  const counts = ['\t', ',', ';', '|'].map((mark) => [mark, names.split(mark).length - 1] as const);
  const [mark, count] = counts.reduce((best, each) => (each[1] > best[1] ? each : best));
  if (count === 0) throw new UnreadableFeed('The first line names no columns; expected tab- or comma-separated names');
  return mark;
}

/** Rows of a feed in lines: TSV, or CSV with commas, semicolons or bars. */
export async function* delimitedRows(
  content: AsyncIterable<Buffer>,
  start: string,
): AsyncGenerator<FeedRow | BrokenRow> {
  const broken: BrokenRow[] = [];
  const parser = parse({
    delimiter: delimiterOf(start.split(/\r?\n/, 1)[0]!),
    columns: (names: string[]) => names.map(fieldName),
    bom: true,
    info: true,
    trim: true,
    // Inches and other quotes inside of a text.
    relax_quotes: true,
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: longestRow,
    skip_records_with_error: true,
    on_skip: (error) => void broken.push({ line: Number(error?.lines ?? 0), reason: sentence(error) }),
  });
  const source = Readable.from(content);
  source.on('error', (error) => parser.destroy(error));
  let line = 1;
  for await (const { record, info } of source.pipe(parser) as AsyncIterable<{
    record: FeedRow['fields'];
    info: Info;
  }>) {
    yield* broken.splice(0);
    // `lines` tells where the row ends.
    yield { line: Math.max(info.lines, line + 1), fields: record };
    line = info.lines;
  }
  yield* broken;
}

const sentence = (error: CsvError | undefined) =>
  error?.code === 'CSV_MAX_RECORD_SIZE' ? 'is too long; is a quote open?' : 'cannot be divided into fields';
