import type { EntityManager } from '@mikro-orm/postgresql';
import type { FeedProduct } from './read-product.js';

/** Columns of `products` that a feed fills, with their types. */
const columns: Record<keyof FeedProduct, string> = {
  item_id: 'text',
  title: 'text',
  description: 'text',
  highlights: 'text',
  brand: 'text',
  category: 'text',
  google_category: 'int',
  shop: 'text',
  price_cents: 'int',
  next_price_cents: 'int',
  next_price_from: 'timestamptz',
  next_price_until: 'timestamptz',
  currency: 'text',
  link: 'text',
  image: 'text',
  gtin: 'text',
  rating: 'real',
  reviews: 'int',
  availability: 'text',
  expires_at: 'timestamptz',
  age_group: 'text',
  gender: 'text',
  size: 'text',
};
const names = Object.keys(columns);
const typed = Object.entries(columns)
  .map(([name, type]) => `${name} ${type}`)
  .join(', ');
const updated = names.filter((name) => name !== 'item_id');
const of = (table: string) => updated.map((name) => `${table}.${name}`).join(', ');

/** A product whose rows cannot be read is offered no longer than this: its price may be another one meanwhile. */
const longestUnreadMs = 7 * 24 * 3_600_000;
const isRead = (row: string) => `${row}.title is not null`;

/**
 * A table for the rows of an import until it is complete. The import's transaction creates it, so a failed import
 * leaves nothing behind. The service, which may not create tables, has one for all feeds, `feed_rows`: its rows are of
 * the transaction, too.
 */
export class Staging {
  private constructor(
    private readonly tx: EntityManager,
    private readonly feed: string,
    /** Undefined in the service. */
    private readonly own: string | undefined,
  ) {}

  static async create(tx: EntityManager, feed: string, isInService: boolean): Promise<Staging> {
    if (isInService) return new Staging(tx, feed, undefined);
    const table = `feed_import_${process.pid}_${Date.now()}`;
    await tx.execute(`create unlogged table ${table} (position bigint generated always as identity, ${typed})`);
    return new Staging(tx, feed, table);
  }

  private get table(): string {
    return this.own ?? 'feed_rows';
  }

  /** The rows of this import, and the values of the placeholder in it. */
  private get rows(): { sql: string; values: string[] } {
    return this.own
      ? { sql: this.own, values: [] }
      : { sql: '(select * from feed_rows where feed = ?)', values: [this.feed] };
  }

  /** @param words words of the products that this import has not added yet */
  async add(products: readonly FeedProduct[], words: readonly string[]): Promise<void> {
    await this.insert(products);
    if (words.length === 0) return;
    await this.tx.execute(
      'insert into product_words select json_array_elements_text(?::json) order by 1 on conflict do nothing',
      [JSON.stringify(words)],
    );
  }

  /** Adds products whose rows could not be read: what is known of them stays, without any column but their ids. */
  async addUnread(ids: readonly string[]): Promise<void> {
    await this.insert(ids.map((item_id) => ({ item_id })));
  }

  private async insert(products: readonly (FeedProduct | Pick<FeedProduct, 'item_id'>)[]): Promise<void> {
    if (products.length === 0) return;
    const [column, value] = this.own ? ['', ''] : ['feed, ', '?, '];
    await this.tx.execute(
      `insert into ${this.table} (${column}${names.join(', ')})
       select ${value}given.* from json_to_recordset(?::json) as given (${typed})`,
      [...(this.own ? [] : [this.feed]), JSON.stringify(products)],
    );
  }

  /** How many products the feed has in the catalogue, and how many its new version has that can be read. */
  async count(): Promise<{ before: number; after: number }> {
    const [counts] = await this.tx.execute<{ before: number; after: number }[]>(
      `select (select count(*) from products where feed = ?)::int as before,
         (select count(distinct item_id) from ${this.rows.sql} fresh where ${isRead('fresh')})::int as after`,
      [this.feed, ...this.rows.values],
    );
    return counts ?? { before: 0, after: 0 };
  }

  /**
   * Merges the rows into `products`: inserts new ones, updates changed ones and deletes missing ones. Unchanged rows
   * are not written, because that would cost as much as a first import. A product whose row could not be read keeps its
   * old one for some days.
   */
  async merge(now: Date): Promise<{ added: number; changed: number; removed: number }> {
    const { tx, feed, table, rows } = this;
    if (this.own) {
      // Of two rows with one id, the later one counts.
      await tx.execute(`create unique index on ${table} (item_id, position)`);
      await tx.execute(`analyze ${table}`);
    }
    const unread = `select item_id from ${rows.sql} given group by item_id having bool_and(not ${isRead('given')})`;
    const removed = await tx.execute<{ affectedRows: number }>(
      `delete from products where feed = ? and (
         not exists (select from ${rows.sql} fresh where fresh.item_id = products.item_id)
         or unread_since < ? and item_id in (${unread}))`,
      [feed, ...rows.values, new Date(now.getTime() - longestUnreadMs), ...rows.values],
      'run',
    );
    await tx.execute(
      `update products set unread_since = ? where feed = ? and unread_since is null and item_id in (${unread})`,
      [now, feed, ...rows.values],
    );
    // Filters unchanged rows before the insert, which would parse all their words before it finds the conflict.
    const [{ added, changed } = { added: 0, changed: 0 }] = await tx.execute<{ added: number; changed: number }[]>(
      `with fresh as (
        select distinct on (item_id) * from ${rows.sql} given where ${isRead('given')} order by item_id, position desc
      ), merged as (
        insert into products (feed, ${names.join(', ')})
        select ?, ${names.map((name) => `fresh.${name}`).join(', ')}
        from fresh left join products on products.feed = ? and products.item_id = fresh.item_id
        where products.item_id is null or products.unread_since is not null
          or (${of('products')}) is distinct from (${of('fresh')})
        on conflict (feed, item_id) do update
          set unread_since = null, ${updated.map((name) => `${name} = excluded.${name}`).join(', ')}
        returning xmax = 0 as is_new
      )
      select count(*) filter (where is_new)::int as added, count(*) filter (where not is_new)::int as changed
      from merged`,
      [...rows.values, feed, feed],
    );
    if (this.own) await tx.execute(`drop table ${table}`);
    else await tx.execute('delete from feed_rows where feed = ?', [feed]);
    return { added, changed, removed: removed.affectedRows };
  }
}
