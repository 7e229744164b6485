import { runPrepared } from '../statement.js';
import { WorkTable } from './work-table.js';
import { sql } from '../sql.js';
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
  const properties = Object.keys(first) as (keyof Row & string)[];
  const names = properties.map((property) => table.column(property));
  const columns = names.join(', ');
  const json = JSON.stringify(
    rows.map((row) => {
      const values: Record<string, unknown> = {};
      for (const [nth, property] of properties.entries()) values[names[nth]!] = row[property];
      return values;
    }),
  );
  const from = `jsonb_populate_recordset(null::${table.name}, ?::jsonb)`;
  await runPrepared(tx, sql(`insert into ${table.name} (${columns}) select ${columns} from ${from} ${ending}`, json));
}
