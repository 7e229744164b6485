import { importLimits } from '@presently/rules/imports';
import { CsvError, parse, type Options } from 'csv-parse';
import { parse as parseNow } from 'csv-parse/sync';
import { Readable } from 'node:stream';
import type { SourceFile } from './source-file.js';
import { unreadableFile } from './unreadable-file.js';

const delimiters = [',', ';', '\t', '|'];
/** Records that decide what divides the columns. */
const looked = 12;
const pieceSize = 64 * 1024;

const options = (delimiter: string): Options => ({
  delimiter,
  relax_quotes: true,
  relax_column_count: true,
  skip_empty_lines: true,
  max_record_size: importLimits.line,
  trim: true,
});

/** A row of a table. */
export interface Row {
  /** Where it ends in the file. */
  line: number;
  cells: string[];
}

/** The first row of a table; undefined if the text is not one. */
export function firstRowOf({ start }: SourceFile): string[] | undefined {
  const delimiter = delimiterOf(start);
  return delimiter === undefined ? undefined : recordsIn(withoutHint(start), delimiter, 1)[0];
}

/**
 * All rows of a table.
 * @throws Problem `import.unreadable` with the line
 */
export async function rowsOf(file: SourceFile): Promise<Row[]> {
  const text = withoutHint(file.text);
  const delimiter = delimiterOf(file.start) ?? ',';
  const rows: Row[] = [];
  try {
    const records = Readable.from(piecesOf(text)).pipe(parse({ ...options(delimiter), info: true }));
    for await (const { record, info } of records as AsyncIterable<{ record: string[]; info: { lines: number } }>) {
      if (record.length > importLimits.columns) {
        throw unreadableFile(`Line ${info.lines}: there are more than ${importLimits.columns} columns.`);
      }
      if (rows.length > importLimits.rows) throw tooManyRows();
      if (record.some((cell) => cell !== '')) rows.push({ line: info.lines, cells: record });
    }
  } catch (error) {
    throw error instanceof CsvError ? unreadableFile(sentenceOf(error)) : error;
  }
  return rows;
}

export const tooManyRows = () =>
  unreadableFile(
    `The file has more than ${importLimits.rows.toLocaleString('en-US')} people. Please divide it into several files.`,
  );

/** A stream is parsed piece by piece, so other work can run between pieces. */
function* piecesOf(text: string): Generator<string> {
  for (let start = 0; start < text.length; start += pieceSize) yield text.slice(start, start + pieceSize);
}

function sentenceOf(error: CsvError): string {
  const line = `Line ${(error as { lines?: number }).lines ?? 1}: `;
  if (error.code === 'CSV_QUOTE_NOT_CLOSED') return `${line}a quote has no end.`;
  if (error.code === 'CSV_MAX_RECORD_SIZE') return `${line}this row is longer than ${importLimits.line} characters.`;
  return `${line}this is not a row of a table.`;
}

/** Excel may say in the first line what divides the columns. */
const hint = /^sep=(.)\n/i;
const withoutHint = (text: string) => text.replace(hint, '');

/** The delimiter with which the first rows have the most columns, and most often the same number. */
function delimiterOf(start: string): string | undefined {
  const text = start.replaceAll(/\r\n?/g, '\n');
  const hinted = hint.exec(text)?.[1];
  if (hinted !== undefined) return hinted;
  // Text has no such characters.
  if (/(?![\t-\r])\p{Cc}/u.test(text)) return undefined;
  const scored = delimiters.map((delimiter) => {
    const widths = recordsIn(text, delimiter, looked).map((record) => record.length);
    const [width = 0] = widths;
    return { delimiter, width, score: width < 2 ? 0 : width * (widths.filter((each) => each === width).length + 1) };
  });
  const best = scored.toSorted((one, other) => other.score - one.score)[0]!;
  if (best.width > 1) return best.delimiter;
  // One column is a list of names or addresses, if it has a line for each.
  return /^[^\n]{1,200}\n[^\n]{1,200}(?:\n|$)/.test(text) ? ',' : undefined;
}

function recordsIn(text: string, delimiter: string, most: number): string[][] {
  try {
    return parseNow(text, { ...options(delimiter), to: most });
  } catch {
    // The last record may be cut off.
    return most === 1 ? [] : recordsIn(text, delimiter, 1);
  }
}
