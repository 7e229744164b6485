import type { EntityManager } from '@mikro-orm/postgresql';
import { DiscoveryService } from '@nestjs/core';
import type { Lease, Verdict } from './lease.js';

/** A row with the result of its try and what that result means. */
export interface Tried<Row extends object, Result, V extends Verdict<Row> = Verdict<Row>> {
  row: Row;
  result: Result;
  verdict: V;
}

/**
 * Work that leaves the database: a row is claimed under a lease, tried outside of any transaction, and its verdict is
 * written under the fence of the claim. Implemented by a class with {@link WorksUnderLease}.
 */
export interface LeasedQueue<Row extends object, Result, V extends Verdict<Row> = Verdict<Row>> {
  /** In logs, metrics and wake-ups. */
  readonly name: string;
  readonly lease: Lease<Row>;
  /** Milliseconds that a claim holds. A try must end within half of it. */
  readonly leaseMs: number;
  /** Milliseconds between polls that find nothing. */
  readonly pollMs: number;
  /** Rows that this process tries at once. */
  readonly concurrency: number;
  /** Claims once per poll, instead of filling each place as soon as it is free: a limit on the rate. */
  readonly isPaced?: boolean;
  /** Whether this process works on the queue at all. Default: true. */
  readonly isEnabled?: boolean;

  /**
   * Tries claimed rows. Each result settles its row; a rejection leaves the row to the end of its lease.
   * @param stopping is aborted when the process stops; long batches then end early
   */
  try(rows: readonly Row[], stopping: AbortSignal): Promise<Result>[];

  /** What a result means for its row. `undefined` writes nothing and leaves the row as the claim has made it. */
  judge(row: Row, result: Result): V | undefined;

  /** Writes what follows from verdicts, in their transaction. Receives only rows whose verdict was written. */
  afterVerdicts?(tx: EntityManager, tried: readonly Tried<Row, Result, V>[]): Promise<void>;
}

export const leasedQueue = DiscoveryService.createDecorator();

/** Marks a provider that works on a {@link LeasedQueue}: every replica runs it from boot to shutdown. */
export function WorksUnderLease() {
  return <Row extends object, Result, V extends Verdict<Row>>(
    target: new (...args: never[]) => LeasedQueue<Row, Result, V>,
  ): void => {
    leasedQueue()(target);
  };
}
