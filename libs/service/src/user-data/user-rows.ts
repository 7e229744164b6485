import type { MessageClass } from '@presently/contracts/kit/operation';
import { declaredFields } from '@presently/messaging/messages';
import type { EntityManager } from '@mikro-orm/postgresql';
import { getMetadataStorage } from 'class-validator';
import { isoInstant } from '../tables.js';
import type { UserList } from './user-data.js';

/** A row of a list, with the key that orders it. */
export interface UserRow {
  /** A JSON array of texts. */
  key: string;
  row: Record<string, unknown>;
}

const toColumn = (field: string) => field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const byTime = ['created_at', 'id'] as const;

/** The rows of one list, in the order of their keys. */
export class UserRows {
  private readonly first: string;
  private readonly next: string;
  /** How often the next page names the key. */
  private readonly keys: number;
  private readonly instants: readonly string[];

  constructor(type: MessageClass, { table, where = 'user_id = ?', key = byTime, fields = {} }: UserList) {
    const columns = declaredFields(type).map(({ name }) => `${fields[name] ?? toColumn(name)} as "${name}"`);
    const texts = key.map((column) => `${column}::text`).join(', ');
    const { first, next, order, keys } = key === byTime ? pagesByTime(table, where) : pagesByTexts(table, where, texts);
    // What a row says is computed for the rows of the page only.
    const statement = (page: string) =>
      `select jsonb_build_array(${texts})::text as key, (select to_jsonb(found) from (select ${columns.join(', ')}) as found) as row ` +
      `from (${page}) as ${table} order by ${order}`;
    this.first = statement(first);
    this.next = statement(next);
    this.keys = keys;
    this.instants = getMetadataStorage()
      .getTargetValidationMetadatas(type, '', false, false)
      .filter(({ name }) => name === 'isIso8601')
      .map(({ propertyName }) => propertyName);
  }

  /** At most `count` rows behind a key, from the beginning for `[]`; fewer are the last ones. */
  async read(em: EntityManager, userId: string, after: string, count: number): Promise<UserRow[]> {
    const rows =
      after === '[]'
        ? await em.execute<UserRow[]>(this.first, [userId, count])
        : await em.execute<UserRow[]>(this.next, [userId, ...Array<string>(this.keys).fill(after), count]);
    for (const { row } of rows) for (const field of this.instants) row[field] = isoInstant(row[field] as string | null);
    return rows;
  }
}

interface Pages {
  first: string;
  next: string;
  order: string;
  keys: number;
}

/** Where an index on user, time and id exists, a page costs as much as its rows, however many the user has. */
function pagesByTime(table: string, where: string): Pages {
  const order = byTime.join(', ');
  const behind = '(?::jsonb ->> 0)::timestamptz, (?::jsonb ->> 1)::uuid';
  const page = (more: string) => `select * from ${table} where ${where}${more} order by ${order} limit ?`;
  return { first: page(''), next: page(` and (${order}) > (${behind})`), order, keys: byTime.length };
}

function pagesByTexts(table: string, where: string, texts: string): Pages {
  const order = 'user_row_key';
  // `offset 0`: Postgres finds the user's rows first, whatever it estimates.
  const all = `select *, array[${texts}] collate "C" as ${order} from ${table} where ${where} offset 0`;
  const page = (more: string) => `select * from (${all}) as ${table}${more} order by ${order} limit ?`;
  return {
    first: page(''),
    next: page(` where ${order} > array(select jsonb_array_elements_text(?::jsonb))`),
    order,
    keys: 1,
  };
}
