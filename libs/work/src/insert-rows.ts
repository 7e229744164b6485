import { runPrepared } from './statement.js';
import { WorkTable } from './work-table.js';
import { sql } from './sql.js';
import type { EntityClass } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';

/** Inserts rows with equal properties in one statement: entities would cost ten times as much processor time. */
export async function insertRows<Row extends object>(
  tx: EntityManager,
  entity: EntityClass<Row>,
  rows: readonly { [Property in keyof Row]?: unknown }[],
  ending = '',
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const table = new WorkTable(tx, entity);
  const columns = Object.keys(table.toColumns(first)).join(', ');
  const json = JSON.stringify(rows.map((row) => table.toColumns(row)));
  const from = `jsonb_populate_recordset(null::${table.name}, ?::jsonb)`;
  await runPrepared(tx, sql(`insert into ${table.name} (${columns}) select ${columns} from ${from} ${ending}`, json));
}
