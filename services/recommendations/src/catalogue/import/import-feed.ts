import { tryLock } from '@presently/messaging/locks';
import type { EntityManager } from '@mikro-orm/postgresql';
import { feedRows } from './rows/feed-rows.js';
import { UnreadableFeed } from './rows/feed-row.js';
import type { OpenFeed } from './open-feed.js';
import { BadRow, readProduct, type FeedProduct } from './read-product.js';
import { Staging } from './staging.js';
import { WordList } from './word-list.js';

export interface ImportOptions {
  /** The feed's name. A new import replaces its products. */
  feed: string;
  now: Date;
  /** Whether the rows wait in the table of the service, which may not create one. */
  isInService?: boolean;
  /** Called for every skipped row. */
  onBadRow?: (line: number, reason: string) => void;
  /** Called with the number of rows so far, after each batch. */
  onProgress?: (rows: number) => void;
}

export interface ImportSummary {
  /** Products of the feed after the import. */
  products: number;
  added: number;
  changed: number;
  removed: number;
  /** Skipped rows. */
  bad: number;
}

/** Rows in one insert. */
const batchSize = 1_000;

/**
 * Replaces a feed's products in one transaction: until the commit, and if the import fails, searches find the old ones.
 * @throws UnreadableFeed, also for a feed without a usable row
 */
export function importFeed(em: EntityManager, source: OpenFeed, options: ImportOptions): Promise<ImportSummary> {
  const { feed, now, isInService = false } = options;
  return em.transactional(async (tx) => {
    if (!(await tryLock(tx, `feed:${feed}`))) throw new UnreadableFeed(`The feed "${feed}" is being imported already`);
    // Larger buffers for filling the index.
    await tx.execute(
      `select set_config('work_mem', '64MB', true), set_config('gin_pending_list_limit', '32768', true)`,
    );
    const staging = await Staging.create(tx, feed, isInService);
    const { good, bad } = await stage(staging, source, options);
    if (good === 0)
      throw new UnreadableFeed(bad === 0 ? 'The feed has no products' : 'Not one row of the feed could be used');
    await tx.execute(
      `insert into product_feeds (name, origin, products, imported_at, etag, last_modified) values (?, ?, 0, ?, ?, ?)
       on conflict (name) do update set origin = excluded.origin, imported_at = excluded.imported_at,
         etag = excluded.etag, last_modified = excluded.last_modified, problem = null`,
      [feed, source.origin, now, source.version?.etag ?? null, source.version?.lastModified ?? null],
    );
    const merged = await staging.merge(feed);
    const [{ products } = { products: 0 }] = await tx.execute<{ products: number }[]>(
      `update product_feeds set products = (select count(*) from products where feed = ?)
       where name = ? returning products`,
      [feed, feed],
    );
    return { ...merged, products, bad };
  });
}

async function stage(staging: Staging, source: OpenFeed, { now, onBadRow, onProgress }: ImportOptions) {
  const words = new WordList();
  let batch: FeedProduct[] = [];
  let good = 0;
  let bad = 0;
  const refuse = (line: number, reason: string) => {
    bad++;
    onBadRow?.(line, reason);
  };
  // The next batch is read while the database writes the last one.
  let written: Promise<void> = Promise.resolve();
  const flush = async () => {
    await written;
    if (batch.length > 0) written = staging.add(batch, words.take());
    // The next await throws the error; until then it is not an unhandled rejection.
    written.catch(() => undefined);
    batch = [];
    onProgress?.(good + bad);
  };
  for await (const row of feedRows(source.content)) {
    if ('reason' in row) {
      refuse(row.line, row.reason);
      continue;
    }
    try {
      const product = readProduct(row, now);
      batch.push(product);
      words.add(`${product.title} ${product.category}`);
      good++;
    } catch (error) {
      if (!(error instanceof BadRow)) throw error;
      refuse(row.line, error.message);
    }
    if (batch.length === batchSize) await flush();
  }
  await flush();
  await written;
  return { good, bad };
}

/** Updates statistics and index, so that the first searches are as fast as later ones. */
export async function settle(em: EntityManager): Promise<void> {
  await em.execute(`select gin_clean_pending_list('products_search')`);
  await em.execute('vacuum analyze products');
}
