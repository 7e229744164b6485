import type { EntityManager } from '@mikro-orm/postgresql';
import { createHash } from 'node:crypto';
import { offeredIn } from './offered-in.js';
import { pathOf, type Shelf } from './shelf.js';

/** Bounds the memory for feeds that give each product a category of its own. */
const mostShelves = 20_000;

export interface CountedShelf extends Shelf {
  path: string;
  count: number;
}

/** The shelves of all feeds, the largest first. */
export interface ShelfTree {
  /** Equal as long as there are the same shelves. */
  version: string;
  shelves: readonly CountedShelf[];
}

/** Reads the shelves once after each import, for each currency. */
export class ShelfTrees {
  private feeds = '';
  private trees = new Map<string, Promise<ShelfTree>>();

  constructor(private readonly em: EntityManager) {}

  /** The shelves with products in a currency; undefined while there are no products at all. */
  async current(currency: string): Promise<ShelfTree | undefined> {
    const [row] = await this.em.fork().execute<{ feeds: string | null }[]>(
      `select string_agg(name || ' ' || imported_at::text, ',' order by name) as feeds
       from product_feeds where products > 0`,
    );
    if (!row?.feeds) return undefined;
    if (row.feeds !== this.feeds) this.trees = new Map();
    this.feeds = row.feeds;
    const { trees } = this;
    const known = trees.get(currency);
    if (known) return known;
    const read = this.read(currency);
    trees.set(currency, read);
    // The next search reads again.
    read.catch(() => trees.delete(currency));
    return read;
  }

  private async read(currency: string): Promise<ShelfTree> {
    const rows = await this.em.fork().execute<(Shelf & { count: number })[]>(
      `select category, case when category = '' then google_category end as google, count(*)::int as count
       from products where ${offeredIn(currency).condition}
         and (category <> '' or google_category is not null)
       group by 1, 2 order by count desc, 1, 2 limit ${mostShelves}`,
    );
    const shelves = rows.map((row) => ({ ...row, path: pathOf(row) }));
    const paths = shelves.map(({ path }) => path).toSorted();
    return { version: createHash('sha256').update(paths.join('\n')).digest('hex').slice(0, 32), shelves };
  }

  /** Shelves with products whose titles or paths name an interest, those with most of them first. */
  async naming(interest: string, currency: string, most: number): Promise<Shelf[]> {
    const { words, condition } = offeredIn(currency);
    return this.em.fork().execute<Shelf[]>(
      `with asked as (
         select to_tsquery('english', replace(plainto_tsquery('english', ?)::text, ' & ', ' | ')) as words
       ), matching as (
         select category, case when category = '' then google_category end as google
         from products, asked where ${words} @@ asked.words and ${condition}
         limit 2000
       )
       select category, google from matching where category <> '' or google is not null
       group by 1, 2 order by count(*) desc limit ?`,
      [interest.toWellFormed().replaceAll('\0', ' '), most],
    );
  }
}
