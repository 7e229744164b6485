import type { EntityManager } from '@mikro-orm/postgresql';
import { chooseOffers } from '../products/choose-offers.js';
import type { ProductOffer, ProductQuery, ProductSource } from '../products/product-source.js';
import { present, ProductRows } from './product-rows.js';
import { wordQueries } from './word-queries.js';

const longestPhrase = 80;

/** The products of imported feeds. */
export class CatalogueSource implements ProductSource {
  readonly name = 'catalogue';

  private readonly rows: ProductRows;

  constructor(em: EntityManager) {
    this.rows = new ProductRows(em);
  }

  async search(query: ProductQuery): Promise<ProductOffer[]> {
    if (query.max !== null && query.max < query.min) return [];
    const phrases = [query.query.slice(0, longestPhrase)];
    const offers: ProductOffer[] = [];
    const take = async (queries: readonly string[]) => {
      for (const words of queries) {
        if (offers.length >= query.limit) return;
        query.signal?.throwIfAborted();
        offers.push(...chooseOffers((await this.rows.find(words, query)).map(present), query, offers));
      }
    };
    await take(wordQueries(await this.rows.parse(phrases)));
    // Similar words only if nothing was found: otherwise the words were spelled correctly.
    if (offers.length === 0)
      await take(wordQueries(await this.rows.parse(await this.rows.similarTo(phrases))).slice(-1));
    return offers;
  }
}
