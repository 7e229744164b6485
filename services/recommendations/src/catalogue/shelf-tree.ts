import type { EntityManager } from '@mikro-orm/postgresql';
import { createHash } from 'node:crypto';
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

/** Reads the shelves once after each import. */
export class ShelfTrees {
  private feeds = '';
  private tree: Promise<ShelfTree> | undefined;

  constructor(private readonly em: EntityManager) {}

  /** Undefined while there are no products. */
  async current(): Promise<ShelfTree | undefined> {
    const [row] = await this.em.fork().execute<{ feeds: string | null }[]>(
      `select string_agg(name || ' ' || imported_at::text, ',' order by name) as feeds
       from product_feeds where products > 0`,
    );
    if (!row?.feeds) return undefined;
    if (row.feeds === this.feeds && this.tree) return this.tree;
    this.feeds = row.feeds;
    const read = this.read();
    this.tree = read;
    // The next search reads again.
    read.catch(() => {
      if (this.tree === read) this.tree = undefined;
    });
    return read;
  }

  private async read(): Promise<ShelfTree> {
    const rows = await this.em.fork().execute<(Shelf & { count: number })[]>(
      `select category, case when category = '' then google_category end as google, count(*)::int as count
       from products where availability <> 'out_of_stock' and currency = 'USD'
         and (category <> '' or google_category is not null)
       group by 1, 2 order by count desc, 1, 2 limit ${mostShelves}`,
    );
    const shelves = rows.map((row) => ({ ...row, path: pathOf(row) }));
    const paths = shelves.map(({ path }) => path).toSorted();
    return { version: createHash('sha256').update(paths.join('\n')).digest('hex').slice(0, 32), shelves };
  }

  /** Shelves with products whose titles or paths name an interest, those with most of them first. */
  async naming(interest: string, most: number): Promise<Shelf[]> {
    return this.em.fork().execute<Shelf[]>(
      `with asked as (
         select to_tsquery('english', replace(plainto_tsquery('english', ?)::text, ' & ', ' | ')) as words
       ), matching as (
         select category, case when category = '' then google_category end as google
         from products, asked where search @@ asked.words and availability <> 'out_of_stock' and currency = 'USD'
         limit 2000
       )
       select category, google from matching where category <> '' or google is not null
       group by 1, 2 order by count(*) desc limit ?`,
      [interest.toWellFormed().replaceAll('\0', ' '), most],
    );
  }
}
