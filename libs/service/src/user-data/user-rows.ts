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

/** The rows of one list, in the order of their keys. */
export class UserRows {
  private readonly statement: string;
  private readonly instants: readonly string[];

  constructor(type: MessageClass, { table, where = 'user_id = ?', key = ['created_at', 'id'], fields = {} }: UserList) {
    const columns = declaredFields(type).map(({ name }) => `${fields[name] ?? toColumn(name)} as "${name}"`);
    const order = `array[${key.map((column) => `${column}::text`).join(', ')}] collate "C"`;
    // `offset 0`: Postgres finds the user's rows first, whatever it estimates.
    this.statement =
      `select to_jsonb(key)::text as key, to_jsonb(found) - 'key' as row from (select ${columns.join(', ')}, ${order} as key ` +
      `from ${table} where ${where} offset 0) as found ` +
      'where key > array(select jsonb_array_elements_text(?::jsonb)) order by key limit ?';
    this.instants = getMetadataStorage()
      .getTargetValidationMetadatas(type, '', false, false)
      .filter(({ name }) => name === 'isIso8601')
      .map(({ propertyName }) => propertyName);
  }

  /** At most `count` rows behind a key; fewer are the last ones. */
  async read(em: EntityManager, userId: string, after: string, count: number): Promise<UserRow[]> {
    const rows = await em.execute<UserRow[]>(this.statement, [userId, after, count]);
    for (const { row } of rows) for (const field of this.instants) row[field] = isoInstant(row[field] as string | null);
    return rows;
  }
}
