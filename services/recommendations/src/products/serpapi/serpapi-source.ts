import { callProvider, outcomeOfStatus } from '@presently/telemetry/provider-call';
import { countryOfCurrency } from '@presently/rules/currency-of-country';
import { marketOf } from '@presently/rules/market';
import { unitsOf } from '@presently/rules/money';
import type { PlainQuery, PlainSource } from '../cached-source.js';
import type { ProductOffer } from '../product-source.js';
import { toOffer, type ShoppingResult } from './shopping-results.js';

interface Answer {
  search_metadata?: { status?: string };
  /** Also set for a search without results. */
  error?: string;
  shopping_results?: ShoppingResult[];
}

/** SerpApi refused or failed. The message never contains the key. */
export class SerpApiError extends Error {
  override readonly name = 'SerpApiError';
}

/** Milliseconds without further searches after a status that a retry would not change. */
const pauseAfter: Record<number, number> = { 401: 30_000, 403: 30_000, 429: 30_000 };
const longestQuery = 200;

/** Google Shopping through SerpApi. Over HTTP, because SerpApi's client has a fixed server address. */
export class SerpApiSource implements PlainSource {
  readonly name = 'serpapi';
  readonly isPaid = true;
  readonly isLocal = true;
  private pause = { until: 0, reason: '' };

  constructor(
    private readonly baseUrl: string,
    private readonly key: string,
  ) {}

  /** A currency of several countries has no market whose prices Google could show. */
  canSearch(currency: string): boolean {
    return countryOfCurrency(currency) !== undefined;
  }

  async search(query: PlainQuery): Promise<ProductOffer[]> {
    const words = query.query.trim().slice(0, longestQuery);
    if (!words) return [];
    if (performance.now() < this.pause.until) throw new SerpApiError(this.pause.reason);
    const { country, language } = marketOf(query.currency, query.language ?? 'en');
    if (!country) return [];
    const results = await this.ask(words, query, { country, language });
    const checkedAt = new Date();
    return results.flatMap(
      (result) => toOffer(result, { currency: query.currency, country, language, checkedAt }) ?? [],
    );
  }

  private async ask(
    words: string,
    { currency, min, max, signal }: PlainQuery,
    { country, language }: { country: string; language: string },
  ): Promise<ShoppingResult[]> {
    const url = new URL('search.json', this.baseUrl.endsWith('/') ? this.baseUrl : `${this.baseUrl}/`);
    url.search = new URLSearchParams({
      engine: 'google_shopping',
      q: words,
      // Google shows the prices of this country.
      gl: country.toLowerCase(),
      hl: language,
      // Rounded outwards; prices are checked again.
      min_price: String(Math.floor(min / unitsOf(currency))),
      ...(max !== null && { max_price: String(Math.ceil(max / unitsOf(currency))) }),
      api_key: this.key,
    }).toString();
    const response = await callProvider(
      'serpapi',
      'search',
      () => fetch(url, { signal, headers: { accept: 'application/json' }, redirect: 'error' }),
      { answer: ({ status }) => outcomeOfStatus(status) },
    );
    const answer = (await response.json().catch(() => ({}))) as Answer;
    signal?.throwIfAborted();
    if (!response.ok) {
      const reason = `SerpApi answers ${response.status}: ${answer.error ?? 'no reason given'}`.replaceAll(
        this.key,
        '…',
      );
      const ms = pauseAfter[response.status];
      if (ms) this.pause = { until: performance.now() + ms, reason };
      throw new SerpApiError(reason);
    }
    if (answer.search_metadata?.status !== 'Success')
      throw new SerpApiError(
        `SerpApi could not search: ${answer.error ?? 'no reason given'}`.replaceAll(this.key, '…'),
      );
    return Array.isArray(answer.shopping_results) ? answer.shopping_results : [];
  }
}
