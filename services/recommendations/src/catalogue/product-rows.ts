import type { EntityManager } from '@mikro-orm/postgresql';
import type { FoundBy, ProductOffer, ProductQuery } from '../products/product-source.js';
import type { FeedProduct } from './import/read-product.js';
import { budgetLexemes } from './budget-lexemes.js';
import { offeredIn } from './offered-in.js';
import { priceSteps } from './price-steps.js';
import { type Shelf } from './shelf.js';

/** Products that one look into the index reads. If more match, any of them are as good. */
const mostRead = 300;
const highestPrice = 2_147_483_647;

const columns = `feed, item_id, title, brand, category, google_category, shop, price_cents, currency, link, image, gtin,
  rating, reviews, age_group, gender, size`;
const isLasting = '(expires_at is null or expires_at > now())';

type Unsearched =
  | 'description'
  | 'highlights'
  | 'availability'
  | 'expires_at'
  | 'next_price_cents'
  | 'next_price_from'
  | 'next_price_until';

/** A product as a search reads it: what its feed says, and when. */
export interface FoundProduct extends Omit<FeedProduct, Unsearched> {
  feed: string;
  imported_at: Date;
}

/** Products of one of several looks. */
export interface Looked extends FoundProduct {
  /** The index of the look that found it. */
  look: number;
}

type Range = Pick<ProductQuery, 'min' | 'max' | 'currency'>;

/** The catalogue's table of products, searched by words, shelf and budget. */
export class ProductRows {
  constructor(private readonly em: EntityManager) {}

  /** The words of each text as in the index, as a tsquery: without small words and endings. */
  async parse(texts: readonly string[]): Promise<string[]> {
    if (texts.length === 0) return [];
    const rows = await this.em.fork().execute<{ parsed: string }[]>(
      `select plainto_tsquery('english', text)::text as parsed
       from json_array_elements_text(?::json) with ordinality as given (text, position) order by position`,
      [JSON.stringify(texts.map((text) => text.toWellFormed().replaceAll('\0', ' ')))],
    );
    return rows.map(({ parsed }) => parsed);
  }

  /** The products of each tsquery inside the budget, the best match first, and among equal ones the best liked. */
  async find(tsqueries: readonly string[], { min, max, currency }: Range, most: number): Promise<Looked[]> {
    if (tsqueries.length === 0) return [];
    const budget = budgetLexemes(min, max, currency);
    const offered = offeredIn(currency);
    const looks = tsqueries.map((words, look) => ({ look, words, inside: `${words} & ${budget}` }));
    // With `+ 0` Postgres does not read all prices of the budget in an index of the shelves, too.
    return this.em.fork().execute<Looked[]>(
      `select found.*, feeds.imported_at
       from json_to_recordset(?::json) as asked (look int, words tsquery, inside tsquery)
       cross join lateral (
         select ${columns}, asked.look, row_number() over (
           order by ts_rank('{0.1, 0.4, 0.5, 1}', search, asked.words)
             * (1 + coalesce(rating, 3) * ln(1 + least(coalesce(reviews, 0), 5000)) / 100) desc, title
         ) as place
         from (
           select ${columns}, search from products
           where ${offered.words} @@ asked.inside and ${offered.besidePrice} and price_cents + 0 between ? and ?
             and ${isLasting}
           limit ?
         ) matching order by place limit ?
       ) found join product_feeds feeds on feeds.name = found.feed
       order by found.look, found.place`,
      [JSON.stringify(looks), min, max ?? highestPrice, mostRead, most],
    );
  }

  /**
   * Products of some shelves, from all parts of the budget.
   * @param salt decides which of many products, so that two ideas get different ones
   */
  async findOnShelves(
    shelves: readonly Shelf[],
    { min, max, currency }: Range,
    { most, salt }: { most: number; salt: string },
  ): Promise<FoundProduct[]> {
    if (shelves.length === 0) return [];
    const steps = priceSteps(min, max);
    const isOffered = `${offeredIn(currency).condition} and ${isLasting}`;
    const each = Math.max(4, Math.ceil((most * 2) / (shelves.length * steps.length)));
    return this.em.fork().execute<FoundProduct[]>(
      `select found.*, feeds.imported_at
       from json_to_recordset(?::json) as shelf (category text, google int)
       cross join json_to_recordset(?::json) as step (low int, high int)
       cross join lateral (
         select * from (
           (select ${columns} from products
            where products.category = shelf.category and shelf.google is null
              and price_cents between step.low and step.high and ${isOffered} limit ?)
           union all
           (select ${columns} from products
            where products.category = '' and google_category = shelf.google
              and price_cents between step.low and step.high and ${isOffered} limit ?)
         ) on_shelf order by hashtext(item_id || ?) limit ?
       ) found join product_feeds feeds on feeds.name = found.feed
       order by hashtext(found.item_id || ?)`,
      [
        JSON.stringify(shelves.map(({ category, google }) => ({ category, google }))),
        JSON.stringify(steps),
        mostRead,
        mostRead,
        salt,
        each,
        salt,
      ],
    );
  }

  /** Similar indexed words for each word that no product has: `gardening` for `gardning`. */
  async similarTo(words: readonly string[]): Promise<Map<string, string>> {
    if (words.length === 0) return new Map();
    const rows = await this.em.fork().execute<{ given: string; known: string }[]>(
      `select given.word as given, alike.word as known from json_array_elements_text(?::json) as given (word)
       cross join lateral (
         select known.word from product_words known
         where known.word % given.word and similarity(known.word, given.word) >= 0.4
         order by similarity(known.word, given.word) desc, known.word limit 4
       ) alike
       where not exists (select from product_words known where known.word = given.word)`,
      [JSON.stringify(words)],
    );
    const similar = new Map<string, string>();
    for (const { given, known } of rows.toReversed()) similar.set(given, known);
    return similar;
  }
}

export const present = (found: FoundProduct, by: FoundBy): ProductOffer => ({
  title: found.title,
  priceCents: found.price_cents,
  currency: found.currency,
  source: found.shop,
  ...(found.brand && { brand: found.brand }),
  image: found.image,
  link: found.link,
  ...(found.rating !== null && { rating: found.rating }),
  ...(found.reviews !== null && { reviews: found.reviews }),
  ...(found.gtin !== null && { gtin: found.gtin }),
  ...(found.category && { category: found.category }),
  ...(found.google_category !== null && { googleCategory: found.google_category }),
  ...(found.age_group !== null && { ageGroup: found.age_group }),
  ...(found.gender !== null && { gender: found.gender }),
  ...(found.size !== null && { size: found.size }),
  item: { feed: found.feed, id: found.item_id },
  checkedAt: new Date(found.imported_at),
  by,
});
