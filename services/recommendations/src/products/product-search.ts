import { metrics } from '@presently/telemetry/metrics';
import { histogram, secondsSince } from '@presently/telemetry/instruments';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { RecommendationsEnv } from '../env.js';
import { chooseOffers } from './choose-offers.js';
import { PRODUCT_SOURCES, type ProductOffer, type ProductQuery, type ProductSource } from './product-source.js';

const searches = histogram(metrics.productSearches);

/** All product sources failed. A search without results is an empty answer instead. */
export class ProductsUnavailable extends Error {
  override readonly name = 'ProductsUnavailable';
}

/**
 * Searches all configured sources in turn, our own catalogue first. The next one, which costs money and a second, is
 * searched only if products are missing.
 */
@Injectable()
export class ProductSearch {
  private readonly logger = new Logger(ProductSearch.name);

  constructor(
    @Inject(PRODUCT_SOURCES) private readonly sources: readonly ProductSource[],
    private readonly env: RecommendationsEnv,
  ) {}

  /**
   * Offers inside the budget, the best match first, each product once.
   * @throws ProductsUnavailable if all sources failed
   * @throws the signal's reason if it was aborted
   */
  async search(query: ProductQuery): Promise<ProductOffer[]> {
    const offers: ProductOffer[] = [];
    let failures = 0;
    for (const source of this.sources) {
      query.signal?.throwIfAborted();
      try {
        offers.push(...chooseOffers(await this.ask(source, query), query, offers));
      } catch (error) {
        query.signal?.throwIfAborted();
        this.logger.warn(`${source.name} did not answer: ${String(error)}`);
        failures++;
      }
      if (offers.length >= query.limit) break;
    }
    if (failures > 0 && failures === this.sources.length) throw new ProductsUnavailable('No product source answers');
    return offers;
  }

  private async ask(source: ProductSource, query: ProductQuery): Promise<ProductOffer[]> {
    const start = performance.now();
    let outcome = 'failed';
    try {
      const offers = await this.inTime(query.signal, (signal) => source.search({ ...query, signal }));
      outcome = offers.length > 0 ? 'found' : 'nothing';
      return offers;
    } finally {
      if (query.signal?.aborted) outcome = 'called-off';
      searches.record(secondsSince(start), { 'presently.source': source.name, 'presently.outcome': outcome });
    }
  }

  private async inTime<T>(asked: AbortSignal | undefined, ask: (signal: AbortSignal) => Promise<T>): Promise<T> {
    const timeout = AbortSignal.timeout(this.env.PRODUCT_SOURCE_TIMEOUT_MS);
    const signal = asked ? AbortSignal.any([asked, timeout]) : timeout;
    // A source that ignores its signal must not block the others.
    const givenUp = Promise.withResolvers<never>();
    const giveUp = () => givenUp.reject(signal.reason);
    signal.addEventListener('abort', giveUp, { once: true });
    try {
      return await Promise.race([ask(signal), givenUp.promise]);
    } finally {
      signal.removeEventListener('abort', giveUp);
    }
  }
}
