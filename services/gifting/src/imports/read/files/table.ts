import { importLimits } from '@presently/rules/imports';
import { CsvError, parse, type Options } from 'csv-parse';
import { parse as parseNow } from 'csv-parse/sync';
import { Readable } from 'node:stream';
import { told, type Told } from '../told.js';
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

interface Parsed {
  record: string[];
  /** Lines and records up to here. */
  info: { lines: number; records: number };
}

/** A row of a table. */
export interface Row {
  /** Where it ends in the file. */
  line: number;
  /** Whether its letters may be read wrongly. */
  isDoubtful: boolean;
  cells: string[];
}

/** The heading or first row of a table; undefined if the text is not one. */
export function firstRowOf({ start }: SourceFile): string[] | undefined {
  const shape = shapeOf(start);
  return shape && recordsIn(withoutHint(start), shape.delimiter, shape.before + 1)[shape.before]?.map(cut);
}

/**
 * All rows of a table, from its heading on.
 * @throws Problem `import.unreadable` with the line
 */
export async function rowsOf(file: SourceFile): Promise<Row[]> {
  const text = withoutHint(file.text);
  const { delimiter, before } = shapeOf(file.start) ?? { delimiter: ',', before: 0 };
  const rows: Row[] = [];
  let behind = 0;
  try {
    const records = Readable.from(piecesOf(text)).pipe(parse({ ...options(delimiter), info: true }));
    for await (const { record, info } of records as AsyncIterable<Parsed>) {
      if (record.length > importLimits.columns) {
        throw unreadableFile(told('table-too-wide', { line: info.lines, most: importLimits.columns }));
      }
      if (rows.length > importLimits.rows) throw tooManyRows();
      if (info.records > before && record.some((cell) => cell !== ''))
        rows.push({ line: info.lines, isDoubtful: file.isAnyDoubtful(behind + 1, info.lines), cells: record.map(cut) });
      behind = info.lines;
    }
  } catch (error) {
    throw error instanceof CsvError ? unreadableFile(toldOf(error)) : error;
  }
  return rows;
}

/** Exports, also ours, put it before what a spreadsheet would compute. */
const guard = /^'(?=[+=@\t\r＝＋－＠-])/;

/** No pattern sees more of a cell than the longest field. */
const cut = (cell: string): string =>
  (cell.length > importLimits.text ? cell.slice(0, importLimits.text).trim() : cell).replace(guard, '');

export const tooManyRows = () => unreadableFile(told('people-too-many', { most: importLimits.rows }));

/** A stream is parsed piece by piece, so other work can run between pieces. */
function* piecesOf(text: string): Generator<string> {
  for (let start = 0; start < text.length; start += pieceSize) yield text.slice(start, start + pieceSize);
}

function toldOf(error: CsvError): Told {
  const line = (error as { lines?: number }).lines ?? 1;
  if (error.code === 'CSV_QUOTE_NOT_CLOSED') return told('table-quote-open', { line });
  if (error.code === 'CSV_MAX_RECORD_SIZE') return told('table-row-too-long', { line, most: importLimits.line });
  return told('table-no-row', { line });
}

/** Excel may say in the first line what divides the columns. */
const hint = /^sep=(.)\n/i;
const withoutHint = (text: string) => text.replace(hint, '');

interface Shape {
  delimiter: string;
  /** Rows before the heading. */
  before: number;
}

/** The delimiter with which the first rows have the most columns, and most often the same number. */
function shapeOf(start: string): Shape | undefined {
  const text = start.replaceAll(/\r\n?/g, '\n');
  const hinted = hint.exec(text)?.[1];
  if (hinted !== undefined) return { delimiter: hinted, before: 0 };
  // Text has no such characters.
  if (/(?![\t-\r])\p{Cc}/u.test(text)) return undefined;
  const scored = delimiters.map((delimiter) => {
    const all = recordsIn(text, delimiter, looked).map((record) => record.length);
    const before = rowsBeforeHeading(all);
    const widths = all.slice(before);
    const [width = 0] = widths;
    return {
      delimiter,
      before,
      width,
      score: width < 2 ? 0 : width * (widths.filter((each) => each === width).length + 1),
    };
  });
  const best = scored.toSorted((one, other) => other.score - one.score)[0]!;
  if (best.width > 1) return best;
  // One column is a list of names or addresses, if it has a line for each.
  return /^[^\n]{1,200}\n[^\n]{1,200}(?:\n|$)/.test(text) ? { delimiter: ',', before: 0 } : undefined;
}

/** LinkedIn writes notes before its heading: rows of one cell, before rows that all have the same columns. */
function rowsBeforeHeading(widths: readonly number[]): number {
  const heading = widths.findIndex((width) => width > 1);
  const isTable = heading > 0 && widths.length - heading > 1 && widths[heading]! > 2;
  return isTable && widths.slice(heading).every((width) => width === widths[heading]) ? heading : 0;
}

function recordsIn(text: string, delimiter: string, most: number): string[][] {
  try {
    return parseNow(text, { ...options(delimiter), to: most });
  } catch {
    // The last record may be cut off.
    return most === 1 ? [] : recordsIn(text, delimiter, 1);
  }
}
