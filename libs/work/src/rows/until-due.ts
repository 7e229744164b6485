import type { EntityManager } from '@mikro-orm/postgresql';
import { joinSql, type Sql } from '../sql.js';
import { runPrepared } from '../statement.js';
import type { WorkTable } from './work-table.js';

/** A queue that was looked at is looked at again after ten polls, but within half a minute. */
const restInPolls = 10;
const longestRestMs = 30_000;

export interface DueTimes {
  /** The column. */
  dueAt: string;
  joins?: Sql | undefined;
  /** Condition on the rows of the queue, due or not. */
  where: Sql;
  now: Sql;
}

/**
 * Milliseconds until the first row of a queue is due; not positive if one is. Without a row, the longest time for which a
 * queue may rest: rows that other processes insert are found then.
 */
export async function untilDue(
  em: EntityManager,
  table: WorkTable,
  { dueAt, joins, where, now }: DueTimes,
  pollMs: number,
): Promise<number> {
  const first = joinSql([
    `select extract(epoch from ${dueAt} -`,
    now,
    `)::float8 * 1000 as ms from ${table.name}`,
    ...(joins ? [joins] : []),
    'where',
    where,
    `and ${dueAt} is not null order by ${dueAt} limit 1`,
  ]);
  const [row] = await runPrepared<{ ms: number }>(em.fork(), first);
  // A timer may be early by a millisecond.
  return Math.min(
    restInPolls * pollMs,
    longestRestMs,
    row && row.ms > 0 ? Math.ceil(row.ms) + 1 : (row?.ms ?? Infinity),
  );
}
