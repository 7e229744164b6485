import type { EntityManager } from '@mikro-orm/postgresql';
import { CompiledQuery } from 'kysely';
import { createHash } from 'node:crypto';
import type { Sql } from './sql.js';

interface Prepared {
  name: string;
  isEarly: boolean;
}

const known = new Map<string, Prepared>();

/** Has every connection parse and plan a text once. It must name its columns: `select *` would fail after a migration. */
export function prepare(text: string, isEarly = false): void {
  const prepared = known.get(text);
  if (prepared && prepared.isEarly !== isEarly) throw new Error(`A statement is early or not: ${text}`);
  if (prepared) return;
  known.set(text, { name: createHash('sha256').update(text).digest('base64url').slice(0, 20), isEarly });
}

/** What is known of a prepared text. */
export const preparedOf = (text: string): Prepared | undefined => known.get(text);

/** SQL with `$1`, `$2` … that is needed often. {@link prepare} applies. */
export class Statement<Row = object> {
  constructor(private readonly text: string) {
    prepare(text);
  }

  /** Runs it, in the transaction of `em` if there is one. */
  rows(em: EntityManager, ...values: unknown[]): Promise<Row[]> {
    return run(em, this.text, values);
  }
}

/** Runs a text that is prepared. */
export async function run<Row>(em: EntityManager, text: string, values: unknown[]): Promise<Row[]> {
  return (await em.getKysely().executeQuery<Row>(CompiledQuery.raw(text, values))).rows;
}

/** Like {@link Statement}, for SQL that is composed: there may be few different texts. */
export function runPrepared<Row>(em: EntityManager, sql: Sql): Promise<Row[]> {
  return new Statement<Row>(numbered(sql)).rows(em, ...sql.params);
}

/** With `$1`, `$2` … for its parameters. */
export function numbered({ sql }: Sql): string {
  let nth = 0;
  return sql.replace(/\?/g, () => `$${++nth}`);
}
