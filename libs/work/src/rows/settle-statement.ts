import { nowOf } from './claim-statement.js';
import type { Lease, Verdict } from '../lease.js';
import { joinSql, sql, type Sql } from '../sql.js';
import type { WorkTable } from './work-table.js';

export interface Settlement<Row extends object> {
  row: Row;
  verdict: Verdict<Row>;
}

/** Writes the verdicts of rows that are still held, all of them in one statement, and returns their keys and fences. */
export function updateStatement<Row extends object>(
  table: WorkTable,
  lease: Lease<Row>,
  settlements: readonly Settlement<Row>[],
): Sql {
  return joinSql([
    `update ${table.name} set`,
    joinSql(assignments(table, lease, settlements), ', '),
    'from',
    givenRows(table, lease, settlements),
    whereHeld(table, lease),
  ]);
}

/** Deletes rows that are still held, in one statement, and returns their keys and fences. */
export function deleteStatement<Row extends object>(
  table: WorkTable,
  lease: Lease<Row>,
  settlements: readonly Settlement<Row>[],
): Sql {
  return joinSql([`delete from ${table.name} using`, givenRows(table, lease, settlements), whereHeld(table, lease)]);
}

const valuesOf = <Row extends object>(verdict: Verdict<Row>): object =>
  verdict.next === 'remove' ? {} : (verdict.set ?? {});

/**
 * The verdicts as rows of the table: Postgres converts the values by the types of the columns. In the order of keys, so
 * that two processes lock common rows in the same order.
 */
function givenRows<Row extends object>(
  table: WorkTable,
  lease: Lease<Row>,
  settlements: readonly Settlement<Row>[],
): Sql {
  const known = heldBy(table, lease);
  const given = settlements
    .map(({ row, verdict }) => ({
      held: table.toColumns(Object.fromEntries(known.map((property) => [property, row[property as keyof Row]]))),
      set: table.toColumns(valuesOf(verdict)),
      retryAfterMs: verdict.next === 'retry' ? verdict.afterMs : undefined,
    }))
    .map((settlement) => [JSON.stringify(Object.values(settlement.held)), settlement] as const)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([, settlement]) => settlement);
  return sql(
    `(select value, jsonb_populate_record(null::${table.name}, value -> 'set' || (value -> 'held')) as row
      from jsonb_array_elements(?::jsonb) with ordinality order by ordinality) as given`,
    JSON.stringify(given),
  );
}

function whereHeld<Row extends object>(table: WorkTable, lease: Lease<Row>): Sql {
  const known = heldBy(table, lease);
  const matches = known.map((property) => `${table.qualified(property)} = (given.row).${table.column(property)}`);
  const conditions = [...matches, ...(lease.heldWhile ? [`(${lease.heldWhile})`] : [])];
  return sql(
    `where ${conditions.join(' and ')} returning ${known.map((property) => table.qualified(property)).join(', ')}`,
  );
}

function assignments<Row extends object>(
  table: WorkTable,
  lease: Lease<Row>,
  settlements: readonly Settlement<Row>[],
): Sql[] {
  const { holder, dueAt } = lease;
  const dueColumn = table.column(dueAt);
  const columns = new Set(settlements.flatMap(({ verdict }) => Object.keys(table.toColumns(valuesOf(verdict)))));
  columns.delete(dueColumn);
  const retryAt = `+ (given.value ->> 'retryAfterMs')::float8 * interval '1 millisecond'`;
  return [
    ...[...columns].map((column) => sql(`${column} = ${givenOrKept(table, column)}`)),
    joinSql([`${dueColumn} = coalesce(`, nowOf(lease), `${retryAt}, ${givenOrKept(table, dueColumn)})`]),
    ...(holder ? [sql(`${table.column(holder.owner)} = null, ${table.column(holder.leaseUntil)} = null`)] : []),
  ];
}

/** The value that a verdict sets, or the present one if it sets none. */
const givenOrKept = ({ name }: WorkTable, column: string): string =>
  `case when jsonb_exists(given.value -> 'set', '${column}') then (given.row).${column} else ${name}.${column} end`;

/** The properties that name a claim of a row: its key and its fence. */
export function heldBy<Row extends object>(table: WorkTable, { fence }: Lease<Row>): string[] {
  if (!fence) throw new Error(`${table.name} has no fence, so no verdict can be written`);
  return [...table.keys, fence];
}
