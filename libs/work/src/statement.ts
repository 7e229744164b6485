import type { EntityManager } from '@mikro-orm/postgresql';
import { CompiledQuery } from 'kysely';
import { createHash } from 'node:crypto';
import type { Sql } from './sql.js';

const names = new Map<string, string>();

/** Has every connection parse and plan a text once. It must name its columns: `select *` would fail after a migration. */
export function prepare(text: string): void {
  if (!names.has(text)) names.set(text, createHash('sha256').update(text).digest('base64url').slice(0, 20));
}

/** The name of a prepared text. */
export const preparedName = (text: string): string | undefined => names.get(text);

/** SQL with `$1`, `$2` … that is needed often. {@link prepare} applies. */
export class Statement<Row = object> {
  constructor(private readonly text: string) {
    prepare(text);
  }

  /** Runs it, in the transaction of `em` if there is one. */
  async rows(em: EntityManager, ...values: unknown[]): Promise<Row[]> {
    return (await em.getKysely().executeQuery<Row>(CompiledQuery.raw(this.text, values))).rows;
  }
}

/** Like {@link Statement}, for SQL that is composed: there may be few different texts. */
export function runPrepared<Row>(em: EntityManager, { sql, params }: Sql): Promise<Row[]> {
  let nth = 0;
  return new Statement<Row>(sql.replace(/\?/g, () => `$${++nth}`)).rows(em, ...params);
}
