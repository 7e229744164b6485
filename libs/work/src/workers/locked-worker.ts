import type { EntityManager } from '@mikro-orm/postgresql';
import { Logger } from '@nestjs/common';
import { inHalves } from '../in-halves.js';
import type { LockedQueue } from '../locked-queue.js';
import { Loop } from '../loop.js';
import { isOutage } from '../outage.js';
import { Postponed } from './postponed.js';
import { joinSql, sql, type Sql } from '../sql.js';
import { untilDue } from '../rows/until-due.js';
import { countRow } from './work-metrics.js';
import { WorkTable } from '../rows/work-table.js';

/** While the database works on one batch, this process works on the other. */
const batchesAtOnce = 2;

/** Works on due rows of a queue, batch by batch. */
export class LockedWorker<Row extends object> {
  private readonly log: Logger;
  private readonly loop: Loop;
  private readonly table: WorkTable;
  private readonly postponed = new Postponed();

  constructor(
    private readonly em: EntityManager,
    private readonly queue: LockedQueue<Row>,
  ) {
    this.log = new Logger(queue.name);
    this.table = new WorkTable(em, queue.entity);
    this.loop = new Loop({
      pollMs: queue.pollMs,
      poll: () => this.look(),
      onError: (error) => this.log.warn(`Due rows cannot be worked on: ${String(error)}`),
    });
  }

  start(): void {
    this.loop.start();
  }

  /** Looks for due rows now. @returns whether it begins at once. */
  wake(): boolean {
    const { isIdle } = this.loop;
    this.loop.wake();
    return isIdle;
  }

  /** Rows may have changed. */
  stir(): void {
    this.loop.stir();
  }

  /** Resolves when the transaction in progress has ended. */
  stop(): Promise<void> {
    return this.loop.stop();
  }

  /** Works on one batch, and until a poll in progress, which may have locked rows, has ended. For specs. */
  async workOnDue(): Promise<void> {
    await this.workOnBatch();
    await this.loop.polled();
  }

  /**
   * Works on one batch.
   * @param onFull called when a full batch is locked, and before it is worked on: more rows may be due
   * @returns whether more rows may be due
   */
  async workOnBatch(onFull: () => void = () => {}): Promise<boolean> {
    const { batchSize } = this.queue;
    const keys: unknown[][] = [];
    const postponed = this.postponed.keys();
    try {
      const conditions = postponed.length > 0 ? [joinSql(['not', this.isAmong(postponed)])] : [];
      await this.transact(batchSize, conditions, (key) => {
        if (keys.push(key) === batchSize) onFull();
      });
    } catch (error) {
      if (isOutage(error) || keys.length === 0) throw error;
      await inHalves(keys, (some) => this.workOnSome(some, some.length === keys.length));
    }
    return keys.length === batchSize;
  }

  /** Most polls find nothing, and end without a transaction. */
  private async look(): Promise<boolean | number> {
    const { dueAt, pollMs } = this.queue;
    const ms = await untilDue(this.em, this.table, { dueAt, where: this.where, now: this.dueUntil }, pollMs);
    return ms > 0 ? ms : this.workOnBatches();
  }

  /** A full batch begins the next one at once, so that few rows take one transaction. */
  private async workOnBatches(): Promise<boolean> {
    const working: Promise<boolean>[] = [];
    const begin = () => {
      if (working.length === batchesAtOnce) return;
      const batch = this.workOnBatch(begin);
      working.push(batch);
      // It may reject before it is awaited.
      batch.catch(() => {});
    };
    begin();
    // Also those that begin meanwhile.
    for (const batch of working) await Promise.allSettled([batch]);
    return (await Promise.all(working)).includes(true);
  }

  /**
   * A row that fails alone waits longer and longer, as long as this process lives, and holds up no other.
   * @returns false if the rows failed together
   */
  private async workOnSome(keys: readonly unknown[][], haveFailed: boolean): Promise<boolean> {
    if (haveFailed && keys.length > 1) return false;
    try {
      await this.transact(keys.length, [this.isAmong(keys)]);
      for (const key of keys) this.postponed.delete(key);
    } catch (error) {
      if (isOutage(error)) throw error;
      if (keys.length > 1) return false;
      this.postponed.add(keys[0]!);
      countRow(this.queue.name, 'failed');
      this.log.error(error);
    }
    return true;
  }

  /** @param onLocked receives the key of each row, also when the transaction fails */
  private transact(
    limit: number,
    conditions: readonly Sql[],
    onLocked: (key: unknown[]) => void = () => {},
  ): Promise<void> {
    const { table, queue } = this;
    return this.em.fork().transactional(async (tx) => {
      const columns = queue.fields?.map((field) => `${table.qualified(field)} as "${field}"`) ?? [`${table.name}.*`];
      const statement = table.lock(columns, {
        where: [this.where, joinSql([`${queue.dueAt} <=`, this.dueUntil]), ...conditions],
        orderBy: queue.dueAt,
        limit,
      });
      const found = await tx.execute<object[]>(statement.sql, statement.params);
      if (found.length === 0) return;
      const rows = queue.fields ? found : found.map((row) => tx.map(queue.entity, row as never));
      for (const row of rows) onLocked(table.keys.map((key) => (row as Record<string, unknown>)[key]));
      await queue.work(tx, rows as Row[]);
      await tx.flush();
      countRow(queue.name, 'done', rows.length);
    });
  }

  private get where(): Sql {
    return this.queue.where?.() ?? sql('true');
  }

  private get dueUntil(): Sql {
    return sql('?::timestamptz', this.queue.dueUntil().toISOString());
  }

  private isAmong(keys: readonly unknown[][]): Sql {
    const names = this.table.keys.map((name) => this.table.qualified(name));
    const values = keys.map((key) => `(${key.map(() => '?').join(', ')})`);
    return sql(`(${names.join(', ')}) in (${values.join(', ')})`, ...keys.flat());
  }
}
