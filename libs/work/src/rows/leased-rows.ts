import type { EntityManager } from '@mikro-orm/postgresql';
import { claimStatement, dueCondition, nowOf } from './claim-statement.js';
import { insertStatement, type InsertOptions } from './insert-statement.js';
import type { Lease, Verdict } from '../lease.js';
import { deleteStatement, heldBy, updateStatement, type Settlement } from './settle-statement.js';
import type { Sql } from '../sql.js';
import { runPrepared } from '../statement.js';
import { untilDue } from './until-due.js';
import { WorkTable } from './work-table.js';

/** Claims rows under a lease and writes verdicts under its fence, each in one statement for many rows. */
export class LeasedRows<Row extends object> {
  private readonly table: WorkTable;

  constructor(
    private readonly em: EntityManager,
    private readonly lease: Lease<Row>,
    private readonly leaseMs: number,
  ) {
    this.table = new WorkTable(em, lease.entity);
  }

  /** Names a row by its primary key. */
  keyOf(row: Row): string {
    return JSON.stringify(this.table.keys.map((key) => row[key as keyof Row]));
  }

  /** The number of the claim; NaN in a queue without a fence. */
  fenceOf(row: Row): number {
    return Number(this.lease.fence && row[this.lease.fence]);
  }

  /** Milliseconds until the first row is due, or until the next look; 0 where only a claim can tell. */
  async untilDue(pollMs: number): Promise<number> {
    const { em, table, lease } = this;
    if (lease.dueAtIsLastClaim) return 0;
    const dueAt = table.qualified(lease.dueAt);
    return untilDue(em, table, { dueAt, joins: lease.joins?.(), where: lease.where(), now: nowOf(lease) }, pollMs);
  }

  /** Claims up to `limit` due rows. A row has one holder at a time. */
  claim(limit: number): Promise<Row[]> {
    return this.claimWhere(dueCondition(this.table, this.lease), limit);
  }

  /** Claims up to `limit` rows that have no holder and meet a condition, also when they are not due. */
  async claimWhere(condition: Sql, limit: number): Promise<Row[]> {
    const { table, lease, leaseMs } = this;
    const em = this.em.fork();
    const rows = await runPrepared<Record<string, unknown>>(
      em,
      claimStatement(table, lease, condition, { limit, leaseMs }),
    );
    return rows.map((row) => em.map(lease.entity, row as never));
  }

  /**
   * Inserts rows, given as values by property, in the transaction of `tx`. In their order, so that two processes that
   * insert common rows do so in the same order.
   * @param isClaimed whether this process holds them from the start
   * @returns those that are new
   */
  async insert(
    tx: EntityManager,
    rows: readonly object[],
    { isClaimed, ...options }: Omit<InsertOptions, 'leaseMs'> & { isClaimed: boolean },
  ): Promise<Row[]> {
    if (rows.length === 0) return [];
    const { table, lease } = this;
    const leaseMs = isClaimed ? this.leaseMs : undefined;
    const inserted = await runPrepared(tx, insertStatement(table, lease, rows, { ...options, leaseMs }));
    const em = this.em.fork();
    return inserted.map((row) => em.map(lease.entity, row as never));
  }

  /**
   * Extends the lease of a row while its try goes on, for a lease without a holder.
   * @returns false for a row that has passed to another holder or was deleted
   */
  async renew(row: Row, set: Partial<Row> = {}): Promise<boolean> {
    const verdict: Verdict<Row> = { next: 'retry', afterMs: this.leaseMs, set };
    const held = await this.em.fork().transactional((tx) => this.settle(tx, [{ row, verdict }]));
    return held.length === 1;
  }

  /**
   * Writes verdicts in the transaction of `tx`, except those of rows that have passed to another holder or were
   * cancelled.
   * @returns the settlements that were written
   */
  async settle<S extends Settlement<Row>>(tx: EntityManager, settlements: readonly S[]): Promise<S[]> {
    const { table, lease } = this;
    const { update = [], remove = [] } = Object.groupBy(settlements, ({ verdict }) =>
      verdict.next === 'remove' ? 'remove' : 'update',
    );
    const statements = [
      ...(update.length > 0 ? [updateStatement(table, lease, update)] : []),
      ...(remove.length > 0 ? [deleteStatement(table, lease, remove)] : []),
    ];
    const written = new Set<string>();
    // A batch may hold verdicts on two claims of one row.
    const known = heldBy(table, lease);
    for (const statement of statements) {
      const claims = await runPrepared<Record<string, unknown>>(tx, statement);
      for (const claim of claims) written.add(JSON.stringify(known.map((property) => claim[table.column(property)])));
    }
    return settlements.filter(({ row }) =>
      written.has(JSON.stringify(known.map((property) => row[property as keyof Row]))),
    );
  }
}
