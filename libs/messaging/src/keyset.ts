import { isUUID } from 'class-validator';
import { Problem } from './problem.js';
import { isStorable } from './validation/storable.js';

/** Longest text in a cursor, in characters. */
const longest = 200;
const isShort = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= longest && isStorable(value);
const isInstant = (value: unknown): value is string =>
  isShort(value) &&
  /^\d{4}-/.test(value) &&
  !Number.isNaN(Date.parse(value)) &&
  new Date(value).toISOString() === value;

const kinds = {
  text: isShort,
  instant: isInstant,
  /** An instant, or '' for none. */
  optionalInstant: (value: unknown) => value === '' || isInstant(value),
  id: (value: unknown) => isUUID(value),
};
type Kind = keyof typeof kinds;

/**
 * The columns by which a list is ordered; the last one is unique. A cursor holds their values in the last row of a
 * page, so that rows inserted or deleted meanwhile move no other row to another page.
 */
export class Keyset<Key> {
  private constructor(private readonly columns: readonly Kind[]) {}

  /** @example const byTime = Keyset.of('instant', 'id'); */
  static of<const Columns extends readonly Kind[]>(...columns: Columns): Keyset<{ [Column in keyof Columns]: string }> {
    return new Keyset(columns);
  }

  /** The cursor of the page behind a key. */
  write(key: Key): string {
    return Buffer.from(JSON.stringify(key)).toString('base64url');
  }

  /** @throws Problem `invalid-input` unless {@link write} wrote the cursor for such columns */
  read(cursor: string): Key {
    const values = parsed(cursor);
    const { columns } = this;
    const isKey =
      Array.isArray(values) &&
      values.length === columns.length &&
      columns.every((kind, index) => kinds[kind](values[index]));
    if (isKey) return values as Key;
    throw invalidCursor();
  }
}

export function invalidCursor(): Problem {
  const sentence = 'after must be the cursor of a page before';
  return new Problem('invalid-input', 400, sentence, { errors: { after: [sentence] } });
}

function parsed(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString());
  } catch {
    return undefined;
  }
}
