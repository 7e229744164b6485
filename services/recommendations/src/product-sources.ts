import { EntityManager } from '@mikro-orm/postgresql';
import type { Provider } from '@nestjs/common';
import { CatalogueSource } from './catalogue/catalogue-source.js';
import { SearchHints } from './catalogue/hints.js';
import { RecommendationsEnv } from './env.js';
import { CachedSource } from './products/cached-source.js';
import { PRODUCT_SOURCES, type ProductSource } from './products/product-source.js';
import { PaidSearches } from './products/paid-searches.js';
import { SearchCache } from './products/search-cache.js';
import { SerpApiSource } from './products/serpapi/serpapi-source.js';

export const productSources: Provider = {
  provide: PRODUCT_SOURCES,
  inject: [EntityManager, RecommendationsEnv, SearchHints, SearchCache, PaidSearches],
  useFactory: (
    em: EntityManager,
    { SERPAPI_KEY, SERPAPI_URL, PRODUCTS_ARE_SANDBOX }: RecommendationsEnv,
    hints: SearchHints,
    cache: SearchCache,
    paidSearches: PaidSearches,
  ): ProductSource[] => [
    new CatalogueSource(em, hints, { isHttpShown: PRODUCTS_ARE_SANDBOX }),
    ...(SERPAPI_KEY ? [new CachedSource(new SerpApiSource(SERPAPI_URL, SERPAPI_KEY), cache, paidSearches)] : []),
  ],
};
