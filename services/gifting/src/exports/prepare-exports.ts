import { exportFinished } from '@presently/contracts/gifting/exports';
import { Outbox } from '@presently/messaging/outbox';
import { exportDays } from '@presently/rules/vocabulary';
import { Clock } from '@presently/service/clock';
import { ObjectStorage } from '@presently/service/storage/object-storage';
import type { Lease, Verdict } from '@presently/work/lease';
import { LeasedRows } from '@presently/work/rows/leased-rows';
import { WorksUnderLease, type LeasedQueue, type Tried } from '@presently/work/leased-queue';
import { retryDelay } from '@presently/work/retry-delay';
import { sql } from '@presently/work/sql';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, Logger } from '@nestjs/common';
import { MediaToRemove } from '../uploads/media-to-remove.entity.js';
import { Archives } from './archives.js';
import { Export, keyOf } from './export.entity.js';
import { ExportLease, leaseMs } from './export-lease.js';

export const exportsQueue = 'exports';
/** Also counts tries whose process was lost. */
const mostAttempts = 8;
const backoff = { baseMs: 2_000, longestMs: 300_000 };

/** `error`: why there is no zip. An interrupted try is made again at once. */
type Result = { size: number } | { error: Error; isInterrupted: boolean };

/** Writes the zips of exports into the object storage, each try under a name of its own. */
@Injectable()
@WorksUnderLease()
export class PrepareExports implements LeasedQueue<Export, Result> {
  readonly name = exportsQueue;
  readonly lease: Lease<Export> = {
    entity: Export,
    where: () => sql(`state = 'preparing'`),
    dueAt: 'nextTryAt',
    fence: 'attempts',
  };
  readonly leaseMs = leaseMs;
  readonly pollMs = 5_000;
  /** Several, so that a large one holds up no small one. Each pauses between its parts and holds a few pages in memory. */
  readonly concurrency = 3;
  private readonly log = new Logger(PrepareExports.name);

  constructor(
    private readonly em: EntityManager,
    private readonly storage: ObjectStorage,
    private readonly archives: Archives,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  try(rows: readonly Export[], stopping: AbortSignal): Promise<Result>[] {
    return rows.map((row) => this.prepare(row, stopping));
  }

  judge({ attempts }: Export, result: Result): Verdict<Export> {
    const expiresAt = new Date(this.clock.now().getTime() + exportDays * 24 * 3_600_000);
    if ('size' in result) return { next: 'done', set: { state: 'ready', size: result.size, progress: 100, expiresAt } };
    if (attempts >= mostAttempts) return { next: 'done', set: { state: 'failed', expiresAt } };
    return { next: 'retry', afterMs: result.isInterrupted ? 0 : retryDelay(attempts, backoff) };
  }

  async afterVerdicts(tx: EntityManager, tried: readonly Tried<Export, Result>[]): Promise<void> {
    for (const { row, verdict } of tried) {
      if (verdict.next !== 'done') continue;
      const { id, userId, token, attempts } = row;
      const isReady = verdict.set.state === 'ready';
      const useless = Array.from({ length: isReady ? attempts - 1 : attempts }, (_, n) => keyOf(token, n + 1));
      if (useless.length > 0)
        await tx.insertMany(
          MediaToRemove,
          useless.map((key) => ({ key })),
        );
      if (!isReady) continue;
      const expiresAt = verdict.set.expiresAt!.toISOString();
      await this.outbox.add(
        tx,
        exportFinished,
        { kind: 'export', id, version: attempts },
        { exportId: id, userId, expiresAt },
      );
    }
  }

  private async prepare(row: Export, stopping: AbortSignal): Promise<Result> {
    // A process that was lost may have been lost because of this very export.
    if (row.attempts > mostAttempts) return { error: new Error('Too many tries'), isInterrupted: false };
    const lease = new ExportLease(new LeasedRows(this.em, this.lease, leaseMs), row, stopping);
    try {
      const zip = await this.archives.open(row.userId, lease);
      await this.storage.put(row.toKey(), zip, 'application/zip');
      const { size } = (await this.storage.head(row.toKey()))!;
      return { size };
    } catch (error) {
      const isInterrupted = stopping.aborted;
      if (!isInterrupted) this.log.warn(`export ${row.id} is not ready (try ${row.attempts}): ${String(error)}`);
      return { error: error as Error, isInterrupted };
    } finally {
      lease.end();
    }
  }
}
