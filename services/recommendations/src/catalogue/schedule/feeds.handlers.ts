import { listFeeds, type ProductFeed as FeedMessage } from '@presently/contracts/recommendations/feeds';
import { Handles } from '@presently/messaging/handles';
import { Clock } from '@presently/service/clock';
import { EntityManager } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import { isOldInSql } from './is-old.js';

interface FeedRow {
  name: string;
  origin: string;
  products: number;
  imported_at: string;
  every_minutes: number | null;
  due_at: string | null;
  tried_at: string | null;
  problem: string | null;
  is_old: boolean;
}

const mostFeeds = 500;
const iso = (instant: string | null) => (instant === null ? null : new Date(instant).toISOString());

/** The feeds of the catalogue, for operators. */
@Controller()
export class FeedsHandlers {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  /** Those with a problem first. Addresses have passwords: only the origin is shown. */
  @Handles(listFeeds)
  async list(): Promise<FeedMessage[]> {
    const rows = await this.em.fork().execute<FeedRow[]>(
      `select name, origin, products, imported_at, every_minutes, due_at, tried_at, problem,
         coalesce(${isOldInSql}, false) as is_old
       from product_feeds order by problem is null, name limit ?`,
      [this.clock.now(), mostFeeds],
    );
    return rows.map((row) => ({
      name: row.name,
      origin: row.origin,
      products: row.products,
      importedAt: iso(row.imported_at)!,
      everyMinutes: row.every_minutes,
      nextAt: iso(row.due_at),
      triedAt: iso(row.tried_at),
      problem: row.problem,
      isOld: row.is_old,
    }));
  }
}
