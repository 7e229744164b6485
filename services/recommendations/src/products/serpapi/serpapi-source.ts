import { callProvider, outcomeOfStatus } from '@presently/telemetry/provider-call';
import type { ProductOffer, ProductQuery, ProductSource } from '../product-source.js';
import { toOffer, type ShoppingResult } from './shopping-results.js';

interface Answer {
  search_metadata?: { status?: string };
  /** Also said of a search that found nothing. */
  error?: string;
  shopping_results?: ShoppingResult[];
}

/** SerpApi refused or could not search. Never holds the key. */
export class SerpApiError extends Error {
  override readonly name = 'SerpApiError';
}

/** Refusals that asking again soon does not change, and how long we then leave it alone, in milliseconds. */
const quietAfter: Record<number, number> = { 401: 30_000, 403: 30_000, 429: 30_000 };
const longestQuery = 200;

/** Google Shopping as SerpApi tells it. Their own client cannot be pointed elsewhere, so this speaks HTTP itself. */
export class SerpApiSource implements ProductSource {
  readonly name = 'serpapi';
  private quiet = { until: 0, reason: '' };

  constructor(
    private readonly baseUrl: string,
    private readonly key: string,
  ) {}

  async search(query: ProductQuery): Promise<ProductOffer[]> {
    const words = query.words.join(' ').trim().slice(0, longestQuery);
    if (!words) return [];
    if (performance.now() < this.quiet.until) throw new SerpApiError(this.quiet.reason);
    const results = await this.ask(words, query);
    const checkedAt = new Date();
    return results.flatMap((result) => toOffer(result, checkedAt) ?? []);
  }

  private async ask(words: string, { min, max, signal }: ProductQuery): Promise<ShoppingResult[]> {
    const url = new URL('search.json', `${this.baseUrl.replace(/\/+$/, '')}/`);
    url.search = new URLSearchParams({
      engine: 'google_shopping',
      q: words,
      gl: 'us',
      hl: 'en',
      // Whole dollars around the budget: prices are looked at again.
      min_price: String(Math.floor(min / 100)),
      ...(max !== null && { max_price: String(Math.ceil(max / 100)) }),
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
      const ms = quietAfter[response.status];
      if (ms) this.quiet = { until: performance.now() + ms, reason };
      throw new SerpApiError(reason);
    }
    if (answer.search_metadata?.status !== 'Success')
      throw new SerpApiError(
        `SerpApi could not search: ${answer.error ?? 'no reason given'}`.replaceAll(this.key, '…'),
      );
    return Array.isArray(answer.shopping_results) ? answer.shopping_results : [];
  }
}
