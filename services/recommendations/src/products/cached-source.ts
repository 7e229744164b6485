import type { PaidSearches } from './paid-searches.js';
import type { ProductOffer, ProductQuery, ProductSource } from './product-source.js';
import type { SearchCache } from './search-cache.js';

/** What a source without knowledge of persons is asked. */
export type PlainQuery = Pick<ProductQuery, 'query' | 'currency' | 'min' | 'max' | 'signal'>;

/** A shop's search that answers everybody alike. */
export interface PlainSource {
  readonly name: string;
  /** Whether a search costs money. */
  readonly isPaid?: boolean;
  /** Whether it has prices in a currency. Default: in every one. */
  canSearch?(currency: string): boolean;
  search(query: PlainQuery): Promise<ProductOffer[]>;
}

const longestQuery = 200;

/** A source whose answers serve everybody for a day. Only a search that reaches it counts for an account. */
export class CachedSource implements ProductSource {
  constructor(
    private readonly source: PlainSource,
    private readonly cache: SearchCache,
    private readonly paidSearches: Pick<PaidSearches, 'count'>,
  ) {}

  get name(): string {
    return this.source.name;
  }

  get isPaid(): boolean {
    return this.source.isPaid === true;
  }

  async search({ account, query, currency, min, max, signal }: ProductQuery): Promise<ProductOffer[]> {
    const words = query.normalize('NFKC').toLowerCase().replaceAll(/\s+/gu, ' ').trim().slice(0, longestQuery);
    if (!words || this.source.canSearch?.(currency) === false) return [];
    return this.cache.find([this.name, words, currency, min, max], {
      signal,
      mayStart: () => this.paidSearches.count(account),
      start: (own) => this.source.search({ query: words, currency, min, max, signal: own }),
    });
  }
}
