import type { EntityManager } from '@mikro-orm/postgresql';
import { Logger } from '@nestjs/common';
import { setTimeout as delay } from 'node:timers/promises';
import type { Verdict } from '../lease.js';
import type { LeasedQueue } from '../leased-queue.js';
import { LeasedRows } from '../rows/leased-rows.js';
import { Loop } from '../loop.js';
import { Settler } from './settler.js';
import type { Sql } from '../sql.js';
import { TransactionEnds } from './transaction-ends.js';
import { countRow } from './work-metrics.js';

/** Places that become free together are filled by one claim. */
const refillAfterMs = 5;
/** The try of a row. */
interface Try<Result> {
  result: Promise<Result>;
  /** Claims of the row that wait for its result. */
  claims: number;
  /** Of the last claim. */
  fence: number;
  /** Of the last claim, in milliseconds of {@link Date.now}. */
  leaseEnd: number;
}

/** Verdicts that may wait to be written, for each place. */
const unsettledPerPlace = 4;

/** Claims rows of a queue as places become free, has them tried and settles them. */
export class LeasedWorker<Row extends object, Result, V extends Verdict<Row> = Verdict<Row>> {
  readonly rows: LeasedRows<Row>;
  private readonly log: Logger;
  private readonly loop: Loop;
  private readonly settler: Settler<Row, Result, V>;
  private readonly inFlight = new Set<Promise<unknown>>();
  /** Tries whose verdicts are not written, by the keys of their rows. */
  private readonly tries = new Map<string, Try<Result>>();
  private readonly ends: TransactionEnds;
  /** Rows whose try is not over. Their places are free again before their verdicts are written. */
  private trying = 0;
  /** Places of rows that a transaction inserts. */
  private reserved = 0;
  /** Rows may be due for which no place was free. */
  private mayBeMore = false;
  private isRefilling = false;
  private isWorking = false;
  private readonly stopping = new AbortController();

  constructor(
    em: EntityManager,
    private readonly queue: LeasedQueue<Row, Result, V>,
  ) {
    this.log = new Logger(queue.name);
    this.rows = new LeasedRows(em, queue.lease, queue.leaseMs);
    this.settler = new Settler(em, queue, this.rows);
    this.ends = new TransactionEnds(em);
    this.loop = new Loop({
      pollMs: queue.pollMs,
      poll: (isWoken) => this.look(isWoken),
      onError: (error) => this.log.warn(`Rows cannot be claimed: ${String(error)}`),
    });
  }

  start(): void {
    this.isWorking = true;
    this.loop.start();
  }

  /** Claims due rows now. @returns whether a place is free for one. */
  wake(): boolean {
    const isFree = this.loop.isIdle && this.free > 0;
    this.loop.wake();
    return isFree;
  }

  /** Rows may have changed. */
  stir(): void {
    this.loop.stir();
  }

  /** Claims nothing more, and finishes what is claimed. */
  async stop(): Promise<void> {
    this.isWorking = false;
    this.stopping.abort();
    await this.loop.stop();
    while (this.reserved > 0) await delay(10);
    await Promise.allSettled(this.inFlight);
  }

  /**
   * Inserts rows in the transaction of `tx`. Those for which a place is free are claimed by it already, and tried when
   * it has committed: no statement has to find them first.
   * @returns the new rows, and whether all of them are claimed
   */
  async insert(
    tx: EntityManager,
    rows: readonly object[],
    { mayClaim, ...options }: { unique: string; afterMs: number; mayClaim: boolean },
  ): Promise<{ inserted: Row[]; areClaimed: boolean }> {
    const claimedAt = performance.now();
    const isOpen = options.afterMs === 0 && !this.mayBeMore && !this.queue.isPaced && this.isWorking;
    const places = mayClaim && isOpen ? Math.min(this.free, rows.length) : 0;
    if (places === 0)
      return { inserted: await this.rows.insert(tx, rows, { ...options, isClaimed: false }), areClaimed: false };
    let claimed: Row[] = [];
    this.reserved += places;
    // An error would reach whoever has committed.
    this.ends.listen(tx, (isCommitted) =>
      this.track(Promise.try(() => this.beginInserted(isCommitted ? claimed : [], places, claimedAt))),
    );
    claimed = await this.rows.insert(tx, rows.slice(0, places), { ...options, isClaimed: true });
    const others = await this.rows.insert(tx, rows.slice(places), { ...options, isClaimed: false });
    return { inserted: [...claimed, ...others], areClaimed: places === rows.length };
  }

  /** Begins with rows that were inserted as claimed. */
  private beginInserted(rows: readonly Row[], places: number, claimedAt: number): void {
    this.reserved -= places;
    for (const work of this.begin(rows, claimedAt)) this.track(work);
    if (this.mayBeMore) this.loop.wake();
  }

  /**
   * Claims rows that meet a condition and tries them now, due or not.
   * @returns their verdicts; none for rows that another process holds
   */
  async workOn(condition: Sql, limit: number): Promise<(V | undefined)[]> {
    const claimedAt = performance.now();
    return Promise.all(this.begin(await this.rows.claimWhere(condition, limit), claimedAt));
  }

  /** Works on rows until none is due, also those that a poll of this worker has claimed. For specs. */
  async workOnDue(): Promise<void> {
    const { concurrency } = this.queue;
    for (let tried = concurrency; tried === concurrency;) {
      const claimedAt = performance.now();
      const rows = await this.rows.claim(concurrency);
      tried = rows.length;
      await Promise.all(this.begin(rows, claimedAt));
    }
    await this.loop.polled();
    await Promise.all(this.inFlight);
  }

  /** Writes what a result means for a row. @returns whether the row was still held. */
  settle(row: Row, result: Result): Promise<boolean> {
    const verdict = this.queue.judge(row, result);
    return verdict ? this.settler.settle({ row, result, verdict }, Date.now()) : Promise.resolve(true);
  }

  private get free(): number {
    const { concurrency } = this.queue;
    return Math.min(concurrency - this.trying, unsettledPerPlace * concurrency - this.inFlight.size) - this.reserved;
  }

  /** Most polls find nothing, and end without a claim. */
  private async look(isWoken: boolean): Promise<boolean | number> {
    if (isWoken || this.free <= 0) return this.fillPlaces();
    const ms = await this.rows.untilDue(this.queue.pollMs);
    return ms > 0 ? ms : this.fillPlaces();
  }

  private async fillPlaces(): Promise<boolean> {
    const { free } = this;
    if (free <= 0) {
      this.mayBeMore = !this.queue.isPaced;
      return false;
    }
    const claimedAt = performance.now();
    const rows = await this.rows.claim(free);
    this.mayBeMore = rows.length === free && !this.queue.isPaced;
    for (const work of this.begin(rows, claimedAt)) this.track(work);
    return false;
  }

  private begin(rows: readonly Row[], claimedAt: number): Promise<V | undefined>[] {
    const elapsed = performance.now() - claimedAt;
    // A process that was paused here might still be at it when the lease has passed to another one.
    if (rows.length > 0 && elapsed > this.queue.leaseMs / 2) {
      this.log.warn(`A claim took ${Math.round(elapsed)} ms of its lease; its rows are left alone`);
      return [];
    }
    const leaseEnd = Date.now() - elapsed + this.queue.leaseMs;
    const untried = rows.filter((row) => !this.isOurLostLease(row));
    const results = untried.length > 0 ? this.queue.try(untried, this.stopping.signal) : [];
    for (const [index, result] of results.entries()) {
      this.tries.set(this.rows.keyOf(untried[index]!), { result, claims: 0, fence: 0, leaseEnd });
      this.trying += 1;
      void result.catch(() => {}).finally(() => this.leavePlace());
    }
    return rows.map((row) => this.finish(row, leaseEnd));
  }

  /**
   * A process that was paused for longer than a lease meets its own rows again: their tries go on, under the new fence,
   * also if another process has claimed them in between.
   */
  private isOurLostLease(row: Row): boolean {
    const trying = this.tries.get(this.rows.keyOf(row));
    if (!trying) return false;
    if (this.queue.lease.holder) return true;
    // Without columns of its own for the lease, a change may have made the row due: it is tried anew.
    return this.rows.fenceOf(row) === trying.fence + 1 && Date.now() >= trying.leaseEnd;
  }

  private async finish(row: Row, leaseEnd: number): Promise<V | undefined> {
    const key = this.rows.keyOf(row);
    const trying = this.tries.get(key)!;
    Object.assign(trying, { claims: trying.claims + 1, fence: this.rows.fenceOf(row), leaseEnd });
    try {
      const result = await trying.result;
      const verdict = this.queue.judge(row, result);
      const isHeld = verdict === undefined || (await this.settler.settle({ row, result, verdict }, leaseEnd));
      if (!isHeld) this.log.warn('A row has passed to another worker or was cancelled; its verdict is not written');
      countRow(this.queue.name, isHeld ? (verdict?.next ?? 'done') : 'fenced');
      return verdict;
    } catch (error) {
      countRow(this.queue.name, 'failed');
      throw error;
    } finally {
      trying.claims -= 1;
      if (trying.claims === 0 && this.tries.get(key) === trying) this.tries.delete(key);
    }
  }

  private leavePlace(): void {
    this.trying -= 1;
    if (!this.mayBeMore || this.isRefilling) return;
    this.isRefilling = true;
    setTimeout(() => {
      this.isRefilling = false;
      this.loop.wake();
    }, refillAfterMs);
  }

  private track(work: Promise<unknown>): void {
    const finished = work
      .catch((error: unknown) => this.log.error(error))
      .finally(() => {
        this.inFlight.delete(finished);
        if (this.mayBeMore) this.loop.wake();
      });
    this.inFlight.add(finished);
  }
}
