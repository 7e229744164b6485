import { tryLock } from '@presently/messaging/locks';
import { Clock } from '@presently/service/clock';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { Afterwards } from '../../afterwards.js';

const pollMs = 30_000;
/** Products in one transaction: their words are indexed again with those of their prices. */
const batchSize = 500;

/**
 * Changes prices when a sale begins or ends: its feed says so before, and may not have another version then. Searches
 * find products by the price of now, so it cannot wait until somebody looks.
 */
@Injectable()
export class TurnPrices {
  private isTurning = false;

  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly behind: Afterwards,
  ) {}

  @Interval(pollMs)
  tick(): void {
    if (this.isTurning) return;
    this.isTurning = true;
    this.behind.begin('No new price', (signal) => this.turn(signal).finally(() => (this.isTurning = false)));
  }

  /** Changes those that are due. A feed that is being imported waits for the next time. */
  async turn(signal?: AbortSignal): Promise<void> {
    const now = this.clock.now();
    const feeds = await this.em
      .fork()
      .execute<{ feed: string }[]>('select distinct feed from products where next_price_from <= ?', [now]);
    for (const { feed } of feeds) {
      let turned = batchSize;
      while (turned > 0) {
        if (signal?.aborted) return;
        turned = await this.turnSome(feed, now);
      }
    }
  }

  /** @returns how many there were */
  private turnSome(feed: string, now: Date): Promise<number> {
    return this.em.fork().transactional(async (tx) => {
      if (!(await tryLock(tx, `feed:${feed}`))) return 0;
      const { affectedRows } = await tx.execute<{ affectedRows: number }>(
        `update products set price_cents = next_price_cents, next_price_from = next_price_until,
           next_price_until = null, next_price_cents = case when next_price_until is null then null else price_cents end
         where (feed, item_id) in (
           select feed, item_id from products where feed = ? and next_price_from <= ? limit ?)`,
        [feed, now, batchSize],
        'run',
      );
      return affectedRows;
    });
  }
}
