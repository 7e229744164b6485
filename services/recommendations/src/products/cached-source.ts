import type { Language } from '@presently/rules/languages';
import { inTurn } from '../in-turn.js';
import type { PaidSearches } from './paid-searches.js';
import type { ProductOffer, ProductQuery, ProductSource } from './product-source.js';
import type { SearchCache } from './search-cache.js';

/** What a source without knowledge of persons is asked. */
export type PlainQuery = Pick<ProductQuery, 'query' | 'currency' | 'min' | 'max' | 'signal'> & {
  /** Of the words, and of the answer if the shop has several. Default: English. */
  language?: Language;
};

/** A shop's search that answers everybody alike. */
export interface PlainSource {
  readonly name: string;
  /** Whether a search costs money. */
  readonly isPaid?: boolean;
  /** Whether it is known to speak the language of its market, so that words in English are not worth a search. */
  readonly isLocal?: boolean;
  /** Whether it has prices in a currency. Default: in every one. */
  canSearch?(currency: string): boolean;
  search(query: PlainQuery): Promise<ProductOffer[]>;
}

const longestQuery = 200;

/**
 * A source whose answers serve everybody for a day. Only a search that reaches it counts for an account. Where the words
 * are known in the language of the market, too, it is searched by both, unless it is known which it speaks.
 */
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

  /** @throws if each of its searches fails */
  async search({ local, ...asked }: ProductQuery): Promise<ProductOffer[]> {
    if (!local) return this.find(asked);
    const inMarket = () => this.find({ ...asked, query: local.query }, local.language);
    if (this.source.isLocal) return inMarket();
    const answers = await Promise.allSettled([this.find(asked), inMarket()]);
    const found = answers.filter((answer) => answer.status === 'fulfilled').map(({ value }) => value);
    if (found.length === 0) throw (answers[0] as PromiseRejectedResult).reason;
    return inTurn(found);
  }

  private async find(
    { account, query, currency, min, max, signal }: ProductQuery,
    language?: Language,
  ): Promise<ProductOffer[]> {
    const words = query.normalize('NFKC').toLowerCase().replaceAll(/\s+/gu, ' ').trim().slice(0, longestQuery);
    if (!words || this.source.canSearch?.(currency) === false) return [];
    const own = language && { language };
    return this.cache.find([this.name, words, currency, min, max, ...(language ? [language] : [])], {
      signal,
      mayStart: () => this.paidSearches.count(account),
      start: (until) => this.source.search({ query: words, currency, min, max, signal: until, ...own }),
    });
  }
}
