import { EntityManager } from '@mikro-orm/postgresql';
import type { Provider } from '@nestjs/common';
import { CatalogueSource } from './catalogue/catalogue-source.js';
import { RecommendationsEnv } from './env.js';
import { PRODUCT_SOURCES, type ProductSource } from './products/product-source.js';
import { PaidSearches } from './products/paid-searches.js';
import { SerpApiSource } from './products/serpapi/serpapi-source.js';

export const productSources: Provider = {
  provide: PRODUCT_SOURCES,
  inject: [EntityManager, RecommendationsEnv, PaidSearches],
  useFactory: (
    em: EntityManager,
    { SERPAPI_KEY, SERPAPI_URL }: RecommendationsEnv,
    paidSearches: PaidSearches,
  ): ProductSource[] => [
    new CatalogueSource(em),
    ...(SERPAPI_KEY ? [new SerpApiSource(SERPAPI_URL, SERPAPI_KEY, paidSearches)] : []),
  ],
};
