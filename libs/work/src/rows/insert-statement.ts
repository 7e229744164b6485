import { owner } from './claim-statement.js';
import type { Lease } from '../lease.js';
import { joinSql, sql, type Sql } from '../sql.js';
import type { WorkTable } from './work-table.js';

export interface InsertOptions {
  /** A unique property. A row that exists already is left as it is. */
  unique: string;
  /** Milliseconds before the rows are due. */
  afterMs: number;
  /** Inserts the rows as claimed, for so many milliseconds. */
  leaseMs?: number | undefined;
}

/** Inserts rows of a queue in the given order, and returns those that are new. */
export function insertStatement<Row extends object>(
  table: WorkTable,
  lease: Lease<Row>,
  rows: readonly object[],
  { unique, afterMs, leaseMs }: InsertOptions,
): Sql {
  const given = Object.keys(table.toColumns(rows[0]!));
  const due = sql(`now() + ? * interval '1 millisecond'`, afterMs);
  const set: [string, Sql][] = [
    [table.column(lease.dueAt), due],
    ...(leaseMs === undefined ? [] : claimed(table, lease, leaseMs)),
  ];
  return joinSql([
    `insert into ${table.name} (${[...given, ...set.map(([column]) => column)].join(', ')})`,
    `select ${given.map((column) => `given.${column}`).join(', ')},`,
    joinSql(
      set.map(([, value]) => value),
      ', ',
    ),
    sql(
      `from jsonb_array_elements(?::jsonb) with ordinality as each (value, nth)
       cross join lateral jsonb_populate_record(null::${table.name}, value) as given order by nth`,
      JSON.stringify(rows.map((row) => table.toColumns(row))),
    ),
    `on conflict (${table.column(unique)}) do nothing returning ${table.allColumns}`,
  ]);
}

/** What a first claim writes. The lease begins at the insert: the transaction may have waited for locks before. */
function claimed<Row extends object>(table: WorkTable, lease: Lease<Row>, leaseMs: number): [string, Sql][] {
  const { holder, fence, attempts, claimed: values = {} } = lease;
  if (!holder) throw new Error(`${table.name} has no column for a holder, so its rows cannot be inserted as claimed`);
  const counted = [...new Set([fence, attempts])].filter((property) => property !== undefined);
  return [
    ...counted.map((property): [string, Sql] => [table.column(property), sql('1')]),
    ...Object.entries(table.toColumns(values)).map(([column, value]): [string, Sql] => [column, sql('?', value)]),
    [table.column(holder.owner), sql('?::uuid', owner)],
    [table.column(holder.leaseUntil), sql(`clock_timestamp() + ? * interval '1 millisecond'`, leaseMs)],
  ];
}
