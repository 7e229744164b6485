import type { EntityManager } from '@mikro-orm/postgresql';
import { feedRows } from './feed-rows.js';
import { UnreadableFeed } from './feed-row.js';
import type { OpenFeed } from './open-feed.js';
import { BadRow, readProduct, type FeedProduct } from './read-product.js';
import { Staging } from './staging.js';
import { WordList } from './word-list.js';

export interface ImportOptions {
  /** The name under which the feed is known; importing it again replaces what it had. */
  feed: string;
  now: Date;
  /** Told of every row that is left out. */
  onBadRow?: (line: number, reason: string) => void;
  /** Told now and then how many rows have been read. */
  onProgress?: (rows: number) => void;
}

export interface ImportSummary {
  /** Products the feed has now. */
  products: number;
  added: number;
  changed: number;
  removed: number;
  /** Rows that were left out. */
  bad: number;
}

/** Rows that travel to the database together. */
const batchSize = 1_000;

/**
 * Makes the catalogue hold what a feed holds now. All in one transaction: until it ends, searches find what was there
 * before, and if it fails they go on doing so.
 * @throws UnreadableFeed, also when not one row is of use: an empty feed is a broken one
 */
export function importFeed(em: EntityManager, source: OpenFeed, options: ImportOptions): Promise<ImportSummary> {
  const { feed, now } = options;
  return em.transactional(async (tx) => {
    const [{ isFree } = { isFree: false }] = await tx.execute<{ isFree: boolean }[]>(
      `select pg_try_advisory_xact_lock(hashtextextended('catalogue:' || ?, 0)) as "isFree"`,
      [feed],
    );
    if (!isFree) throw new UnreadableFeed(`The feed "${feed}" is being imported already`);
    // A large index is filled in large steps.
    await tx.execute(
      `select set_config('work_mem', '64MB', true), set_config('gin_pending_list_limit', '32768', true)`,
    );
    const staging = await Staging.create(tx);
    const { good, bad } = await stage(staging, source, options);
    if (good === 0)
      throw new UnreadableFeed(bad === 0 ? 'The feed has no products' : 'Not one row of the feed could be used');
    await tx.execute(
      `insert into product_feeds (name, origin, products, imported_at) values (?, ?, 0, ?)
       on conflict (name) do update set origin = excluded.origin, imported_at = excluded.imported_at`,
      [feed, source.origin, now],
    );
    const merged = await staging.merge(feed);
    const [{ products } = { products: 0 }] = await tx.execute<{ products: number }[]>(
      `update product_feeds set products = (select count(*) from products where feed = ?) where name = ? returning products`,
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
  // While the database takes one batch, the next is being read.
  let taken: Promise<void> = Promise.resolve();
  const flush = async () => {
    await taken;
    if (batch.length > 0) taken = staging.add(batch, words.take());
    // Whoever waits for it hears of its failure; until then nobody is to blame for not listening.
    taken.catch(() => undefined);
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
  await taken;
  return { good, bad };
}

/** Brings statistics and index in order, so that the first searches are as quick as the later ones. */
export async function settle(em: EntityManager): Promise<void> {
  await em.execute(`select gin_clean_pending_list('products_search')`);
  await em.execute('vacuum analyze products');
}
