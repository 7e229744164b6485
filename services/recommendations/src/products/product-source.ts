/** Something that can be bought, as a source told it. */
export interface ProductOffer {
  title: string;
  priceCents: number;
  /** ISO 4217: `USD`. */
  currency: string;
  /** The shop's name. */
  source: string;
  /** http(s) only, as {@link link}. */
  image: string;
  link: string;
  /** 0 to 5. */
  rating?: number;
  /** How many people rated it. */
  reviews?: number;
  gtin?: string;
  category?: string;
  /** When the source last told this price. */
  checkedAt: Date;
}

export interface ProductQuery {
  /** Words or short phrases, the most telling first: `['pour over coffee', 'kettle']`. */
  words: readonly string[];
  /** Cents, both ends included; a `max` of null is open. */
  min: number;
  max: number | null;
  limit: number;
  /** What must not be offered, by {@link offerKeys} of what it is. */
  exclude?: ReadonlySet<string>;
  /** Ends the search when nobody waits for it any more. */
  signal?: AbortSignal;
}

/** Somebody who knows products and their prices. */
export interface ProductSource {
  readonly name: string;
  /**
   * Offers inside the price range, the best match first; fewer than asked for, or none, when there are no more that fit.
   * @throws when the source cannot be asked
   */
  search(query: ProductQuery): Promise<ProductOffer[]>;
}
