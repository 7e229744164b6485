import type { EntityManager } from '@mikro-orm/postgresql';
import { Batches } from '../sharing/batches.js';
import { inHalves } from '../in-halves.js';
import type { Verdict } from '../lease.js';
import type { LeasedQueue, Tried } from '../leased-queue.js';
import type { LeasedRows } from '../rows/leased-rows.js';
import { isOutage } from '../outage.js';
import { withJitter } from '../retry-delay.js';

/** Waits for its turn to be written. */
interface Waiting<Row extends object, Result, V extends Verdict<Row>> {
  tried: Tried<Row, Result, V>;
  /** Epoch milliseconds. */
  leaseEnd: number;
  /** How often it could not be written alone. */
  refusals: number;
  resolve: (isHeld: boolean) => void;
  reject: (error: unknown) => void;
}

const outagePauseMs = 500;
const refusedPauseMs = 100;
/** A deadlock passes. A verdict that is refused as often as this is a defect. */
const mostRefusals = 3;

/**
 * Writes verdicts. Those that come in while a transaction is under way share the next one; if it fails, each half gets
 * one of its own, so that one bad row does not hold up the others.
 */
export class Settler<Row extends object, Result, V extends Verdict<Row>> {
  private readonly batches = new Batches<Waiting<Row, Result, V>>(
    (batch) => inHalves(batch, (some) => this.writeTogether(some)),
    { lingerMs: 10 },
  );

  constructor(
    private readonly em: EntityManager,
    private readonly queue: LeasedQueue<Row, Result, V>,
    private readonly rows: LeasedRows<Row>,
  ) {}

  /**
   * Writes a verdict, as long as the lease lasts also after an outage of the database.
   * @returns whether the row was still held
   */
  settle(tried: Tried<Row, Result, V>, leaseEnd: number): Promise<boolean> {
    return new Promise((resolve, reject) => {
      void this.batches.add({ tried, leaseEnd, refusals: 0, resolve, reject });
    });
  }

  /** @returns false if each half has to be written by itself */
  private async writeTogether(batch: readonly Waiting<Row, Result, V>[]): Promise<boolean> {
    try {
      const held = new Set(await this.write(batch.map(({ tried }) => tried)));
      for (const { tried, resolve } of batch) resolve(held.has(tried));
    } catch (error) {
      if (isOutage(error)) await this.writeLater(batch, error);
      else if (batch.length > 1) return false;
      else this.writeAgain(batch[0]!, error);
    }
    return true;
  }

  private async writeLater(batch: readonly Waiting<Row, Result, V>[], error: unknown): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, withJitter(outagePauseMs)));
    for (const each of batch)
      if (Date.now() > each.leaseEnd) each.reject(error);
      else void this.batches.add(each);
  }

  /** The effect of the try may be a message, which a row that is left to the end of its lease would repeat. */
  private writeAgain(each: Waiting<Row, Result, V>, error: unknown): void {
    each.refusals += 1;
    if (each.refusals === mostRefusals) each.reject(error);
    else setTimeout(() => void this.batches.add(each), withJitter(refusedPauseMs));
  }

  private write(batch: readonly Tried<Row, Result, V>[]): Promise<Tried<Row, Result, V>[]> {
    return this.em.fork().transactional(async (tx) => {
      const held = await this.rows.settle(tx, batch);
      if (held.length > 0) await this.queue.afterVerdicts?.(tx, held);
      return held;
    });
  }
}
