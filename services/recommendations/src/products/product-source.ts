import type { Account } from '@presently/service/budgets/budgets';

/** A product as a source offers it. */
export interface ProductOffer {
  title: string;
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
  /** Its number in Google's taxonomy of products. */
  googleCategory?: number;
  ageGroup?: string;
  gender?: string;
  size?: string;
  /** Its place in the catalogue. */
  item?: { feed: string; id: string };
  /** When the source last confirmed this price. */
  checkedAt: Date;
  /** Found by the query itself, by a phrase, or only because it stands on a chosen shelf. */
  by: 'query' | 'phrase' | 'shelf';
}

export interface ProductQuery {
  /** Whose budget counts a search that costs money. */
  account: Account;
  /** Plain words for a shop's search box: 2 to 5. */
  query: string;
  /** What the listing must be, in at most eight words: helps the catalogue to rank, and is never sent to a shop. */
  is?: string;
  /** Texts of the facts that the search is for. */
  interests?: readonly string[];
  /** Cents, both ends included; a `max` of null is open. */
  min: number;
  max: number | null;
  limit: number;
  /** {@link offerKeys} of products to exclude. */
  exclude?: ReadonlySet<string>;
  age?: number | null;
  gender?: string | null;
  /** Cancels the search. */
  signal?: AbortSignal;
}

/** A source of products and their prices. */
export interface ProductSource {
  readonly name: string;
  /**
   * Offers inside the price range, the best match first; fewer than the limit, or none, if no more match.
   * @throws if the source fails
   */
  search(query: ProductQuery): Promise<ProductOffer[]>;
}

/** Injects the sources, in the order of the searches. */
export const PRODUCT_SOURCES = Symbol('ProductSources');
