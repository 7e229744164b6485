import type { EntityClass } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from '../sql.js';
import { runPrepared } from '../statement.js';
import { WorkTable } from './work-table.js';

/**
 * Inserts entities that were created with `persist: false` and have no JSON, by prepared statements: the ORM would
 * compose, and Postgres plan, a text for each. Afterwards they are managed.
 */
export async function insertEntities<Row extends object>(
  tx: EntityManager,
  entity: EntityClass<Row>,
  rows: readonly Row[],
): Promise<void> {
  const table = new WorkTable(tx, entity);
  const values = rows.map((row) => table.toColumns(tx.getComparator().prepareEntity(row)));
  // A column without a value gets its default.
  for (const [columns, alike] of Map.groupBy(values, (each) => Object.keys(each).join(', '))) {
    const from = `jsonb_populate_recordset(null::${table.name}, ?::jsonb)`;
    const text = `insert into ${table.name} (${columns}) select ${columns} from ${from}`;
    await runPrepared(tx, sql(text, JSON.stringify(alike)));
  }
  for (const row of rows) tx.merge(row);
}
