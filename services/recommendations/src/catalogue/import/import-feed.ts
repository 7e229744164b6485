import { tryLock } from '@presently/messaging/locks';
import type { EntityManager } from '@mikro-orm/postgresql';
import { feedRows } from './rows/feed-rows.js';
import { UnreadableFeed } from './rows/feed-row.js';
import type { OpenFeed } from './open-feed.js';
import { BadRow, idOf, readProduct, UnwantedRow, type FeedProduct } from './read-product.js';
import { Staging } from './staging.js';
import { WordList } from './word-list.js';

export interface ImportOptions {
  /** The feed's name. A new import replaces its products. */
  feed: string;
  now: Date;
  /** Whether the rows wait in the table of the service, which may not create one. */
  isInService?: boolean;
  /** Whether the feed may lose most of its products. */
  mayLoseMost?: boolean;
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
/** Smaller feeds may shrink as they like. */
const fewestProtected = 10;

/**
 * Replaces a feed's products in one transaction: until the commit, and if the import fails, searches find the old ones.
 * @throws UnreadableFeed, also for a feed without a usable row, and for one that would lose more than half of its
 * products
 */
export function importFeed(em: EntityManager, source: OpenFeed, options: ImportOptions): Promise<ImportSummary> {
  const { feed, now, isInService = false, mayLoseMost = false } = options;
  return em.transactional(async (tx) => {
    if (!(await tryLock(tx, `feed:${feed}`))) throw new UnreadableFeed(`The feed "${feed}" is being imported already`);
    // Larger buffers for filling the index.
    await tx.execute(
      `select set_config('work_mem', '64MB', true), set_config('gin_pending_list_limit', '32768', true)`,
    );
    const staging = await Staging.create(tx, feed, isInService);
    const { good, bad, firstBad } = await stage(staging, source, options);
    if (good === 0)
      throw new UnreadableFeed(
        bad === 0 ? 'The feed has no products' : `Not one row of the feed could be used: ${firstBad}`,
      );
    const { before, after } = await staging.count();
    if (!mayLoseMost && before >= fewestProtected && after < before / 2)
      throw new UnreadableFeed(
        `There were ${before} products, and this version has only ${after} that can be used: the old ones stay. ` +
          (firstBad ? `Among ${bad} rows that cannot be used, ${firstBad}. ` : '') +
          'If the shop has so few now, please import it once with --accept-loss',
      );
    await tx.execute(
      `insert into product_feeds (name, origin, products, imported_at, etag, last_modified) values (?, ?, 0, ?, ?, ?)
       on conflict (name) do update set origin = excluded.origin, imported_at = excluded.imported_at,
         etag = excluded.etag, last_modified = excluded.last_modified, problem = null`,
      [feed, source.origin, now, source.version?.etag ?? null, source.version?.lastModified ?? null],
    );
    const merged = await staging.merge(now);
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
  let unread: string[] = [];
  let good = 0;
  let bad = 0;
  let firstBad: string | undefined;
  const refuse = (line: number, reason: string, unreadId?: string) => {
    bad++;
    firstBad ??= `line ${line} ${reason}`;
    if (unreadId) unread.push(unreadId);
    onBadRow?.(line, reason);
  };
  // The next batch is read while the database writes the last one.
  let written: Promise<void> = Promise.resolve();
  const flush = async () => {
    await written;
    if (batch.length + unread.length > 0) written = write(staging, { batch, unread, words: words.take() });
    // The next await throws the error; until then it is not an unhandled rejection.
    written.catch(() => undefined);
    batch = [];
    unread = [];
    onProgress?.(good + bad);
  };
  for await (const row of feedRows(source.content)) {
    try {
      if ('reason' in row) throw new BadRow(row.reason);
      const product = readProduct(row, now);
      batch.push(product);
      words.add(`${product.title} ${product.category}`);
      good++;
    } catch (error) {
      if (!(error instanceof BadRow)) throw error;
      refuse(row.line, error.message, error instanceof UnwantedRow ? undefined : idOf(row));
    }
    if (batch.length + unread.length === batchSize) await flush();
  }
  await flush();
  await written;
  return { good, bad, firstBad };
}

async function write(
  staging: Staging,
  { batch, unread, words }: { batch: FeedProduct[]; unread: string[]; words: string[] },
): Promise<void> {
  await staging.add(batch, words);
  await staging.addUnread(unread);
}

/** Updates statistics and index, so that the first searches are as fast as later ones. */
export async function settle(em: EntityManager): Promise<void> {
  await em.execute(`select gin_clean_pending_list('products_search')`);
  await em.execute('vacuum analyze products');
}
