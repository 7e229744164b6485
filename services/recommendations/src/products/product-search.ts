import { metrics } from '@presently/telemetry/metrics';
import { histogram, secondsSince } from '@presently/telemetry/instruments';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { RecommendationsEnv } from '../env.js';
import { inTurn } from '../in-turn.js';
import { chooseOffers } from './choose-offers.js';
import { withGrace } from './together/with-grace.js';
import {
  PRODUCT_SOURCES,
  type FoundBy,
  type ProductOffer,
  type ProductQuery,
  type ProductSource,
} from './product-source.js';

const searches = histogram(metrics.productSearches);

/** With so many matches of the query, no further source is searched. */
const enough = 6;

/** All product sources failed. A search without results is an empty answer instead. */
export class ProductsUnavailable extends Error {
  override readonly name = 'ProductsUnavailable';
}

/**
 * Searches all configured sources that cost nothing at the same time. One that costs money is searched only if fewer
 * than six products match the query. A source that is slower than the others is not waited for once there are as many.
 */
@Injectable()
export class ProductSearch {
  private readonly logger = new Logger(ProductSearch.name);

  constructor(
    @Inject(PRODUCT_SOURCES) private readonly sources: readonly ProductSource[],
    private readonly env: RecommendationsEnv,
  ) {}

  /**
   * Offers that may be shown, matches of the query first, those of all sources in turn, each product once.
   * @param onSilence called if a source failed: there may be more than the others have
   * @throws ProductsUnavailable if all sources failed
   * @throws the signal's reason if it was aborted
   */
  async search(query: ProductQuery, onSilence: () => void = () => {}): Promise<ProductOffer[]> {
    const isEnough = (lists: readonly ProductOffer[][]) =>
      this.merged(lists, query).filter(({ by }) => by === 'query').length >= Math.min(enough, query.limit);
    const [paid, free] = [this.sources.filter(({ isPaid }) => isPaid), this.sources.filter(({ isPaid }) => !isPaid)];
    const found: ProductOffer[][] = [];
    let failures = 0;
    for (const together of [free, ...paid.map((source) => [source])]) {
      query.signal?.throwIfAborted();
      const answers = await withGrace(
        together,
        (source, late) => this.ask(source, query, late),
        (lists) => isEnough([...found, ...lists]),
      );
      query.signal?.throwIfAborted();
      found.push(...answers.flatMap((answer) => (answer?.status === 'fulfilled' ? [answer.value] : [])));
      failures += answers.filter((answer) => answer?.status === 'rejected').length;
      if (isEnough(found)) break;
    }
    if (failures > 0) onSilence();
    if (failures > 0 && failures === this.sources.length) throw new ProductsUnavailable('No product source answers');
    return this.merged(found, query).slice(0, query.limit);
  }

  /** What may be shown of the sources' offers: by why they were found, and then in turn, so that no shop hides another. */
  private merged(lists: readonly ProductOffer[][], query: ProductQuery): ProductOffer[] {
    const ranks: readonly FoundBy[] = ['query', 'phrase', 'shelf'];
    const ordered = ranks.flatMap((rank) => inTurn(lists.map((offers) => offers.filter(({ by }) => by === rank))));
    const rules = { isHttpShown: this.env.PRODUCTS_ARE_SANDBOX };
    return chooseOffers(ordered, { ...query, limit: Infinity }, rules);
  }

  private async ask(source: ProductSource, query: ProductQuery, late: AbortSignal): Promise<ProductOffer[]> {
    const signal = query.signal ? AbortSignal.any([query.signal, late]) : late;
    const start = performance.now();
    let outcome = 'failed';
    try {
      const offers = await this.inTime(signal, (inTime) => source.search({ ...query, signal: inTime }));
      outcome = offers.length > 0 ? 'found' : 'nothing';
      return offers;
    } catch (error) {
      if (!signal.aborted) this.logger.warn(`${source.name} did not answer: ${String(error)}`);
      throw error;
    } finally {
      if (signal.aborted) outcome = 'called-off';
      searches.record(secondsSince(start), { 'presently.source': source.name, 'presently.outcome': outcome });
    }
  }

  private async inTime<T>(asked: AbortSignal, ask: (signal: AbortSignal) => Promise<T>): Promise<T> {
    const timeout = AbortSignal.timeout(this.env.PRODUCT_SOURCE_TIMEOUT_MS);
    const signal = AbortSignal.any([asked, timeout]);
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
