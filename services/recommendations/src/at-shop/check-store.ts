import type { VariantChoices } from '@presently/contracts/kit/variant-choices';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { ProductNow } from '../products/product-now.js';
import type { ProductOffer } from '../products/product-source.js';
import { productKey } from './product-key.js';

/** What is known of a product. */
export interface Known extends ProductNow {
  checkedAt: Date;
  /** From a feed of the catalogue, which is as fresh as it gets. */
  isFromFeed: boolean;
}

interface KnownRow {
  link: string;
  price_cents: number | null;
  currency: string | null;
  is_sold_out: boolean;
  checked_at: string;
  is_from_feed: boolean;
  choices: VariantChoices | null;
}

/** A product that this process may ask its shop about. */
export interface Claimed {
  key: string;
  shop: string | null;
  item: string | null;
  currency: string | null;
}

interface Asked {
  link: string;
  title?: string | undefined;
}

/** Milliseconds for which a claim holds. A look-up ends before. */
export const claimMs = 20_000;
/** A shop that did not answer is not asked again for this long. */
const pauseMs = 30 * 60_000;

/** The table of what shops have said of products. */
export class CheckStore {
  constructor(private readonly em: EntityManager) {}

  /** What is known of products, by link: from our catalogue, else from the last answer of the shop. */
  async read(products: readonly Asked[]): Promise<Map<string, Known>> {
    if (products.length === 0) return new Map();
    // The index of the catalogue knows titles, not links.
    const rows = await this.em.fork().execute<KnownRow[]>(
      `select asked.link, coalesce(listed.price_cents, known.price_cents) as price_cents,
         coalesce(listed.currency, known.currency) as currency,
         coalesce(listed.is_sold_out, known.is_sold_out) as is_sold_out,
         coalesce(listed.imported_at, known.checked_at) as checked_at, listed.link is not null as is_from_feed,
         known.choices
       from json_to_recordset(?::json) as asked (link text, key text, title text)
       left join product_checks known on known.key = asked.key and known.checked_at is not null
       left join lateral (
         select products.link, products.price_cents, products.currency, feeds.imported_at,
           availability = 'out_of_stock' or coalesce(expires_at <= now(), false) as is_sold_out
         from products join product_feeds feeds on feeds.name = products.feed
         where asked.title is not null and search @@ plainto_tsquery('english', asked.title)
           and products.link = asked.link
         order by feeds.imported_at desc limit 1
       ) listed on true
       where listed.link is not null or known.key is not null`,
      [JSON.stringify(products.map(({ link, title }) => ({ link, title, key: productKey(link) })))],
    );
    return new Map(rows.map((row) => [row.link, toKnown(row)]));
  }

  /**
   * Claims those of the products whose last answer is older than `oldest`, so that each is asked for once. They are
   * marked as in use.
   */
  async claim(keys: readonly string[], oldest: Date, now: Date): Promise<Claimed[]> {
    return this.em.fork().execute<Claimed[]>(
      `insert into product_checks as known (key, claimed_until, used_at)
       select key, clock_timestamp() + ? * interval '1 ms', ?::timestamptz
       from json_array_elements_text(?::json) as asked (key) order by key
       on conflict (key) do update set claimed_until = excluded.claimed_until, used_at = excluded.used_at
       where (known.claimed_until is null or known.claimed_until < clock_timestamp())
         and (known.checked_at is null or known.checked_at <= ?)
         and (known.failed_at is null or known.failed_at <= ?)
       returning key, shop, item, currency`,
      [claimMs, now, JSON.stringify(keys), oldest, new Date(now.getTime() - pauseMs)],
    );
  }

  /** Ends a claim with the shop's answer. What was known stays if there is none. */
  async end(key: string, found: ProductNow | undefined, now: Date): Promise<void> {
    const em = this.em.fork();
    if (!found) {
      await em.execute('update product_checks set failed_at = ?, claimed_until = null where key = ?', [now, key]);
      return;
    }
    await em.execute(
      `update product_checks set price_cents = ?, currency = coalesce(?, currency), is_sold_out = ?, checked_at = ?,
         choices = coalesce(?::jsonb, choices), failed_at = null, claimed_until = null where key = ?`,
      [found.price?.amount ?? null, found.price?.currency ?? null, found.isSoldOut, now, jsonOf(found.choices), key],
    );
  }

  /** Ends a claim that was not used. */
  async release(keys: readonly string[]): Promise<void> {
    await this.em
      .fork()
      .execute(
        'update product_checks set claimed_until = null where key in (select json_array_elements_text(?::json))',
        [JSON.stringify(keys)],
      );
  }

  /** Keeps where offers of a shop can be looked up again, and what they cost when they were found. */
  async remember(offers: readonly ProductOffer[], now: Date): Promise<void> {
    const byKey = new Map(offers.flatMap((offer) => (offer.place ? [[productKey(offer.link), offer] as const] : [])));
    if (byKey.size === 0) return;
    const rows = [...byKey].map(([key, { place, priceCents, currency, choices }]) => {
      return { key, ...place, priceCents, currency, choices: choices ?? null };
    });
    await this.em.fork().execute(
      `insert into product_checks as known (key, shop, item, price_cents, currency, choices, checked_at, used_at)
       select key, shop, id, "priceCents", currency, choices, ?::timestamptz, ?::timestamptz
       from json_to_recordset(?::json) as found (key text, shop text, id text, "priceCents" int, currency text, choices jsonb)
       order by key
       on conflict (key) do update set shop = excluded.shop, item = excluded.item, price_cents = excluded.price_cents,
         currency = excluded.currency, choices = coalesce(excluded.choices, known.choices), is_sold_out = false, checked_at = excluded.checked_at, failed_at = null`,
      [now, now, JSON.stringify(rows)],
    );
  }

  /** Deletes what nobody has asked for since, and the longest unused of too many. */
  async deleteOld(oldest: Date, mostRows: number): Promise<void> {
    await this.em.fork().execute(
      `delete from product_checks where coalesce(claimed_until, '-infinity') < clock_timestamp() and (
         used_at < ? or key in (select key from product_checks order by used_at desc, key offset ?))`,
      [oldest, mostRows],
    );
  }
}

const jsonOf = (value: object | undefined): string | null => (value ? JSON.stringify(value) : null);

function toKnown(row: KnownRow): Known {
  const { price_cents: amount, currency, is_sold_out: isSoldOut, checked_at: at, is_from_feed, choices } = row;
  const price = amount === null || currency === null ? undefined : { amount, currency };
  return { price, isSoldOut, checkedAt: new Date(at), isFromFeed: is_from_feed, choices: choices ?? undefined };
}
