import { UnreadableFeed, type BrokenRow, type FeedRow } from './feed-row.js';

const lineFeed = 0x0a;
const carriageReturn = 0x0d;

/**
 * The rows of a table. A table does not say where it ends: it is cut off if its last line has no end, and fewer cells
 * than each of the others. A part of a feed must not replace the whole one.
 */
export class WholeRows {
  private lastByte: number | undefined;
  private fewestCells = Infinity;
  private held: { row: FeedRow | BrokenRow; cells: number } | undefined;

  /** Sees how the content ends. */
  async *watched(content: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    for await (const chunk of content) {
      this.lastByte = chunk.at(-1) ?? this.lastByte;
      yield chunk;
    }
  }

  /** The first line. */
  begin(names: readonly string[]): void {
    this.fewestCells = names.length;
  }

  /** @returns the row before, since the last one may be a part of a row */
  *next(row: FeedRow | BrokenRow, cells: number): Generator<FeedRow | BrokenRow> {
    const { held } = this;
    this.held = { row, cells };
    if (!held) return;
    this.fewestCells = Math.min(this.fewestCells, held.cells);
    yield held.row;
  }

  /** @throws UnreadableFeed if the last row is cut off */
  *last(): Generator<FeedRow | BrokenRow> {
    const { held, lastByte, fewestCells } = this;
    if (!held) return;
    const hasEnd = lastByte === lineFeed || lastByte === carriageReturn;
    if (!hasEnd && held.cells < fewestCells)
      throw new UnreadableFeed(`The feed ends in the middle of line ${held.row.line}`);
    yield held.row;
  }
}

/** Of two columns with one name, the first one that says something counts. */
export function fieldsOf(names: readonly string[], cells: readonly string[]): FeedRow['fields'] {
  const fields: FeedRow['fields'] = {};
  for (const [index, name] of names.entries()) fields[name] ||= cells[index] ?? '';
  return fields;
}
