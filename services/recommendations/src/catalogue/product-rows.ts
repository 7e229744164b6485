import type { EntityManager } from '@mikro-orm/postgresql';
import type { ProductOffer, ProductQuery } from '../products/product-source.js';
import type { FeedProduct } from './import/read-product.js';
import { budgetLexemes } from './budget-lexemes.js';
import { priceSteps } from './price-steps.js';
import { spread } from './spread.js';

/** Products that one search reads. If more match, any of them are as good. */
const mostFound = 300;
/** Further phrases do not improve a search. */
export const mostPhrases = 12;
/** Things of a topic that are looked for on any shelf. */
export const mostThings = 160;

const columns = `feed, item_id, title, brand, category, highlights, shop, price_cents, currency, link, image, gtin,
  rating, reviews`;

/** A product as a search reads it: what its feed says, and when. */
export interface FoundProduct extends Omit<FeedProduct, 'description' | 'availability' | 'expires_at'> {
  feed: string;
  imported_at: Date;
}

type Range = Pick<ProductQuery, 'min' | 'max' | 'limit'>;

/** The catalogue's table of products, searched by shelf, words and budget. */
export class ProductRows {
  constructor(private readonly em: EntityManager) {}

  /** Products of some categories, from all parts of the budget. */
  async findOnShelves(categories: readonly string[], { min, max, limit }: Range): Promise<FoundProduct[]> {
    if (categories.length === 0) return [];
    const steps = priceSteps(min, max);
    const each = Math.max(4, Math.ceil((limit * 4) / (categories.length * steps.length)));
    return this.em.fork().execute<FoundProduct[]>(
      `select found.*, feeds.imported_at
       from json_array_elements_text(?::json) as shelf (category)
       cross join json_to_recordset(?::json) as step (low int, high int)
       cross join lateral (
         select ${columns} from products
         where products.category = shelf.category and price_cents between step.low and step.high
           and availability <> 'out_of_stock' and currency = 'USD' and (expires_at is null or expires_at > now())
         order by price_cents limit ?
       ) found join product_feeds feeds on feeds.name = found.feed`,
      [JSON.stringify(categories), JSON.stringify(steps), each],
    );
  }

  /** Products that have one of some phrases in title or highlights; descriptions mention too much. */
  async findTitled(texts: readonly string[], { min, max }: Pick<Range, 'min' | 'max'>): Promise<FoundProduct[]> {
    const phrases = (await this.parse(texts)).filter((phrase) => phrase !== '');
    if (phrases.length === 0) return [];
    const words = phrases.map((phrase) => `(${phrase.replaceAll(/'(?= |$)/g, "':AC")})`).join(' | ');
    return this.em.fork().execute<FoundProduct[]>(
      `select found.*, feeds.imported_at from (
         select ${columns} from products
         where search @@ ?::tsquery and price_cents between ? and ? and (expires_at is null or expires_at > now())
         limit ?
       ) found join product_feeds feeds on feeds.name = found.feed order by found.title`,
      [`(${words}) & ${budgetLexemes(min, max)}`, min, max ?? 2_147_483_647, mostFound],
    );
  }

  /** The words of each phrase as in the index: without stop words and endings. */
  async parse(phrases: readonly string[]): Promise<string[]> {
    if (phrases.length === 0) return [];
    const rows = await this.em.fork().execute<{ parsed: string }[]>(
      `select plainto_tsquery('english', phrase)::text as parsed
       from json_array_elements_text(?::json) with ordinality as given (phrase, position) order by position`,
      [JSON.stringify(phrases.map((phrase) => phrase.toWellFormed().replaceAll('\0', ' ')))],
    );
    return rows.map(({ parsed }) => parsed);
  }

  /** Similar indexed words for words that no product has: `gardening` for `gardning`. */
  async similarTo(phrases: readonly string[]): Promise<string[]> {
    const words = [...new Set(phrases.flatMap((phrase) => phrase.toLowerCase().match(/\p{L}{4,24}/gu) ?? []))];
    if (words.length === 0) return [];
    const rows = await this.em.fork().execute<{ word: string }[]>(
      `select alike.word from json_array_elements_text(?::json) with ordinality as given (word, position)
       cross join lateral (
         select known.word from product_words known
         where known.word % given.word and similarity(known.word, given.word) >= 0.4
         order by similarity(known.word, given.word) desc, known.word limit 2
       ) alike
       where not exists (select from product_words known where known.word = given.word) order by given.position`,
      [JSON.stringify(words)],
    );
    return rows.map(({ word }) => word);
  }

  async find(words: string, { min, max, limit }: ProductQuery): Promise<FoundProduct[]> {
    // Ranked by words first, then by reviews.
    const found = await this.em.fork().execute<FoundProduct[]>(
      `select found.*, feeds.imported_at from (
         select ${columns}, search
         from products
         where search @@ ?::tsquery and price_cents between ? and ? and (expires_at is null or expires_at > now())
         limit ?
       ) found join product_feeds feeds on feeds.name = found.feed
       order by ts_rank('{0.1, 0.4, 0.5, 1}', found.search, ?::tsquery)
         * (1 + coalesce(found.rating, 3) * ln(1 + least(coalesce(found.reviews, 0), 5000)) / 100) desc, found.title
       limit ?`,
      [`(${words}) & ${budgetLexemes(min, max)}`, min, max ?? 2_147_483_647, mostFound, words, limit * 4 + 20],
    );
    return spread(found);
  }
}

export const present = (found: FoundProduct): ProductOffer => ({
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
  item: { feed: found.feed, id: found.item_id },
  checkedAt: new Date(found.imported_at),
  by: 'query',
});
