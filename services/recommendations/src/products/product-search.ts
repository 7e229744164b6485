import { metrics } from '@presently/telemetry/metrics';
import { histogram, secondsSince } from '@presently/telemetry/instruments';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { RecommendationsEnv } from '../env.js';
import { chooseOffers } from './choose-offers.js';
import type { ProductOffer, ProductQuery, ProductSource } from './product-source.js';
import { PRODUCT_SOURCES } from './product-sources.js';

const searches = histogram(metrics.productSearches);

/** Every product source failed; that nothing was found is an empty answer instead. */
export class ProductsUnavailable extends Error {
  override readonly name = 'ProductsUnavailable';
}

/**
 * Looks for products in every source that is set up. They are asked in turn, our own catalogue first: the next one, which
 * costs money and a second, only for what is still missing.
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
   * @throws ProductsUnavailable when no source could be asked
   * @throws the signal's reason when it was aborted
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
      const offers = await this.askInTime(source, query);
      outcome = offers.length > 0 ? 'found' : 'nothing';
      return offers;
    } finally {
      if (query.signal?.aborted) outcome = 'called-off';
      searches.record(secondsSince(start), { 'presently.source': source.name, 'presently.outcome': outcome });
    }
  }

  private async askInTime(source: ProductSource, query: ProductQuery): Promise<ProductOffer[]> {
    const patience = AbortSignal.timeout(this.env.PRODUCT_SOURCE_TIMEOUT_MS);
    const signal = query.signal ? AbortSignal.any([query.signal, patience]) : patience;
    // A source that does not look at its signal must not hold up the others.
    const givenUp = Promise.withResolvers<never>();
    const giveUp = () => givenUp.reject(signal.reason);
    signal.addEventListener('abort', giveUp, { once: true });
    try {
      return await Promise.race([source.search({ ...query, signal }), givenUp.promise]);
    } finally {
      signal.removeEventListener('abort', giveUp);
    }
  }
}
