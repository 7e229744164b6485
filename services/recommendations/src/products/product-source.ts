import type { Account } from '@presently/service/budgets/budgets';
import type { Fit } from '../topics/phrase.js';
import type { Topic } from '../topics/topic.js';

/** A product as a source offers it. */
export interface ProductOffer {
  title: string;
  /** The title without what its shop writes on everything. */
  bareTitle?: string;
  priceCents: number;
  /** ISO 4217: `USD`. */
  currency: string;
  /** The shop's name. */
  source: string;
  /** http(s) only, like {@link link}. */
  image: string;
  link: string;
  /** 0 to 5. */
  rating?: number;
  /** The number of ratings. */
  reviews?: number;
  gtin?: string;
  brand?: string;
  category?: string;
  /** The feed's short lines about the product. */
  highlights?: string;
  /** How surely it is about the topic of the query. */
  fit?: Fit;
  /** Its place in the catalogue. */
  item?: { feed: string; id: string };
  /** When the source last confirmed this price. */
  checkedAt: Date;
}

export interface ProductQuery {
  /** Whose budget counts a search that costs money. */
  account: Account;
  /** Words or short phrases, the most specific first: `['pour over coffee', 'kettle']`. */
  words: readonly string[];
  /** Instead of the words: only products that are about it, by category before title. */
  topic?: Topic;
  /** Cents, both ends included; a `max` of null is open. */
  min: number;
  max: number | null;
  limit: number;
  /** {@link offerKeys} of products to exclude. */
  exclude?: ReadonlySet<string>;
  /** Cancels the search. */
  signal?: AbortSignal;
}

/** Asks for products that a search did not find, because their words do not say what they are about. */
export interface BesideQuery extends Pick<ProductQuery, 'account' | 'min' | 'max' | 'exclude' | 'signal'> {
  /** All interests of a person. */
  topics: readonly Topic[];
  /** Those of them of which a search found little. */
  scarce: readonly Topic[];
}

/** Products for a judge who knows what they are. */
export interface Beside {
  /** Those on the shelves beside what is about a scarce topic, and others that may be about it. */
  perhaps: ProductOffer[];
  /** Some that are about none of the topics, to see whether the judge reads them. */
  strangers: ProductOffer[];
}

/** A source of products and their prices. */
export interface ProductSource {
  readonly name: string;
  /**
   * Offers inside the price range, the best match first; fewer than the limit, or none, if no more match.
   * @throws if the source fails
   */
  search(query: ProductQuery): Promise<ProductOffer[]>;
  /** @throws if the source fails */
  beside?(query: BesideQuery): Promise<Beside>;
}

/** Injects the sources, in the order of the searches. */
export const PRODUCT_SOURCES = Symbol('ProductSources');
