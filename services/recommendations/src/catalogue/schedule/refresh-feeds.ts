import { observe } from '@presently/telemetry/instruments';
import { metrics } from '@presently/telemetry/metrics';
import { Clock } from '@presently/service/clock';
import type { Lease, Verdict } from '@presently/work/lease';
import { WorksUnderLease, type LeasedQueue } from '@presently/work/leased-queue';
import { sql } from '@presently/work/sql';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { importFeed } from '../import/import-feed.js';
import { openAddress } from '../import/open-feed.js';
import { ProductFeed } from '../product-feed.entity.js';
import { isOldInSql } from './is-old.js';

const minuteMs = 60_000;
const soonestRetryMs = 5 * minuteMs;
const longestProblem = 300;
/** A feed of a million products takes some minutes. */
const longestImportMs = 25 * minuteMs;

type Result = { problem: string | null };

/**
 * Fetches feeds again by their schedules. A server that has no other version is asked for nothing else, and an import
 * that fails changes nothing: it is tried again after a quarter of the time. One replica fetches a feed.
 */
@Injectable()
@WorksUnderLease()
export class RefreshFeeds implements LeasedQueue<ProductFeed, Result>, OnApplicationBootstrap, OnApplicationShutdown {
  readonly name = 'product-feeds';
  readonly lease: Lease<ProductFeed> = {
    entity: ProductFeed,
    where: () => sql('due_at is not null'),
    dueAt: 'dueAt',
    fence: 'fence',
    now: () => this.clock.now(),
  };
  readonly leaseMs = 2 * longestImportMs + 10 * minuteMs;
  readonly pollMs = 10_000;
  /** An import reads and writes all the time. */
  readonly concurrency = 1;
  private readonly logger = new Logger(RefreshFeeds.name);
  private stopObserving: (() => void) | undefined;

  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  onApplicationBootstrap(): void {
    this.stopObserving = observe([metrics.oldFeeds], async (record) => {
      const [row] = await this.em
        .fork()
        .execute<{ old: number }[]>(`select count(*)::int as old from product_feeds where ${isOldInSql}`, [
          this.clock.now(),
        ]);
      record(metrics.oldFeeds, row?.old ?? 0);
    });
  }

  onApplicationShutdown(): void {
    this.stopObserving?.();
  }

  try(feeds: readonly ProductFeed[], stopping: AbortSignal): Promise<Result>[] {
    return feeds.map((feed) => this.refresh(feed, stopping));
  }

  judge({ everyMinutes }: ProductFeed, { problem }: Result): Verdict<ProductFeed> {
    const now = this.clock.now();
    const everyMs = (everyMinutes ?? 0) * minuteMs;
    const afterMs = problem === null ? everyMs : Math.max(soonestRetryMs, everyMs / 4);
    // Its schedule may have ended meanwhile.
    const dueAt = everyMinutes === null ? null : new Date(now.getTime() + afterMs);
    return { next: 'done', set: { dueAt, triedAt: now, problem } };
  }

  private async refresh(feed: ProductFeed, stopping: AbortSignal): Promise<Result> {
    const { name, address, etag = null, lastModified = null } = feed;
    if (!address) return { problem: null };
    const signal = AbortSignal.any([stopping, AbortSignal.timeout(longestImportMs)]);
    try {
      const source = await openAddress(address, { known: { etag, lastModified }, signal });
      const now = this.clock.now();
      if (source) {
        const { products, added, changed, removed, bad } = await importFeed(this.em.fork(), source, {
          feed: name,
          now,
          isInService: true,
        });
        this.logger.log(
          `Feed ${name}: ${products} products, ${added} new, ${changed} changed, ${removed} gone, ${bad} bad`,
        );
      } else await this.em.fork().execute('update product_feeds set imported_at = ? where name = ?', [now, name]);
      return { problem: null };
    } catch (error) {
      // The row stays claimed until the end of its lease: another replica goes on.
      stopping.throwIfAborted();
      const problem = (error as Error).message.slice(0, longestProblem);
      this.logger.warn(`Feed ${name}: ${problem}`);
      return { problem };
    }
  }
}
