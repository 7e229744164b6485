import { randomUUID } from 'node:crypto';
import type { Lease } from '../lease.js';
import { joinSql, sql, type Sql } from '../sql.js';
import type { WorkTable } from './work-table.js';

/** Names this process in the rows that it holds. */
export const owner = randomUUID();

/** The time that a queue goes by. */
export const nowOf = ({ now }: Pick<Lease<object>, 'now'>): Sql =>
  now ? sql('?::timestamptz', now().toISOString()) : sql('now()');

/** Condition on rows that are due. */
export function dueCondition<Row extends object>(table: WorkTable, lease: Lease<Row>): Sql {
  return lease.due?.() ?? joinSql([`${table.qualified(lease.dueAt)} <=`, nowOf(lease)]);
}

/** Claims up to `limit` rows of a queue that have no holder and meet a condition, and returns them. */
export function claimStatement<Row extends object>(
  table: WorkTable,
  lease: Lease<Row>,
  condition: Sql,
  { limit, leaseMs }: { limit: number; leaseMs: number },
): Sql {
  const { name, keys } = table;
  const locked = table.lock(
    keys.map((key) => table.qualified(key)),
    {
      joins: lease.joins?.(),
      where: [lease.where(), freeCondition(table, lease), condition],
      orderBy: lease.orderBy ?? table.qualified(lease.dueAt),
      limit,
    },
  );
  const isSame = keys.map((key) => `${table.qualified(key)} = due.${table.column(key)}`).join(' and ');
  return joinSql([
    'with due as (',
    locked,
    `) update ${name} set`,
    joinSql(assignments(table, lease, leaseMs), ', '),
    `from due where ${isSame} returning ${table.allColumns}`,
  ]);
}

/** Leases are in the time of the database, also if the queue's clock is another. */
function freeCondition<Row extends object>(table: WorkTable, { holder }: Lease<Row>): Sql {
  if (!holder) return sql('true');
  const leaseUntil = table.qualified(holder.leaseUntil);
  return sql(`(${leaseUntil} is null or ${leaseUntil} < now())`);
}

function assignments<Row extends object>(table: WorkTable, lease: Lease<Row>, leaseMs: number): Sql[] {
  const { holder, fence, attempts, dueAt, claimed = {} } = lease;
  const counted = [...new Set([fence, attempts])].filter((property) => property !== undefined);
  const end = sql(`+ ? * interval '1 millisecond'`, leaseMs);
  const all = [
    ...counted.map((property) => sql(`${table.column(property)} = ${table.qualified(property)} + 1`)),
    ...Object.entries(table.toColumns(claimed)).map(([column, value]) => sql(`${column} = ?`, value)),
  ];
  if (!holder)
    return [...all, joinSql([`${table.column(dueAt)} =`, nowOf(lease), ...(lease.dueAtIsLastClaim ? [] : [end])])];
  const wasHeld = `case when ${table.qualified(holder.leaseUntil)} is null then 0 else 1 end`;
  return [
    ...all,
    sql(`${table.column(holder.owner)} = ?`, owner),
    joinSql([`${table.column(holder.leaseUntil)} = now()`, end]),
    sql(`${table.column(holder.lost)} = ${table.qualified(holder.lost)} + ${wasHeld}`),
  ];
}
