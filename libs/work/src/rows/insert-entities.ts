import type { EntityClass } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from '../sql.js';
import { sendPrepared } from '../pipelining/early-statement.js';
import { WorkTable } from './work-table.js';

/**
 * Inserts entities that were created with `persist: false` and have no JSON, by early statements: the ORM would
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
  const inserts = [...Map.groupBy(values, (each) => Object.keys(each).join(', '))].map(async ([columns, alike]) => {
    const from = `jsonb_populate_recordset(null::${table.name}, ?::jsonb)`;
    const text = `insert into ${table.name} (${columns}) select ${columns} from ${from}`;
    await (
      await sendPrepared(tx, sql(text, JSON.stringify(alike)))
    ).rows;
  });
  await Promise.all(inserts);
  for (const row of rows) tx.merge(row);
}
