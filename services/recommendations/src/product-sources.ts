import { EntityManager } from '@mikro-orm/postgresql';
import type { Provider } from '@nestjs/common';
import { CheckProducts } from './at-shop/check-products.js';
import { RememberedSource } from './at-shop/remembered-source.js';
import { CatalogueSource } from './catalogue/catalogue-source.js';
import { SearchHints } from './catalogue/hints.js';
import { RecommendationsEnv } from './env.js';
import { CachedSource } from './products/cached-source.js';
import { PRODUCT_SOURCES, type ProductSource } from './products/product-source.js';
import { PaidSearches } from './products/paid-searches.js';
import { SearchCache } from './products/search-cache.js';
import { SerpApiSource } from './products/serpapi/serpapi-source.js';
import { SeveralSources } from './products/together/several-sources.js';
import { UcpShops } from './products/ucp/ucp-shops.js';

/** The shops ask for no money: the budgets of ideas bound the searches. */
const free = { count: async () => true };

/** The shops that speak UCP, each with answers of its own in the cache. */
function ucpShops({ all }: UcpShops, cache: SearchCache, products: CheckProducts): ProductSource[] {
  const shops = all.map((shop) => new CachedSource(new RememberedSource(shop, products), cache, free));
  return shops.length === 0 ? [] : [new SeveralSources('ucp', shops)];
}

export const productSources: Provider = {
  provide: PRODUCT_SOURCES,
  inject: [EntityManager, RecommendationsEnv, SearchHints, SearchCache, PaidSearches, UcpShops, CheckProducts],
  useFactory: (
    em: EntityManager,
    env: RecommendationsEnv,
    hints: SearchHints,
    cache: SearchCache,
    paidSearches: PaidSearches,
    shops: UcpShops,
    products: CheckProducts,
  ): ProductSource[] => {
    const { SERPAPI_KEY: key, SERPAPI_URL, PRODUCTS_ARE_SANDBOX: isHttpShown } = env;
    return [
      new CatalogueSource(em, hints, { isHttpShown }),
      ...ucpShops(shops, cache, products),
      ...(key ? [new CachedSource(new SerpApiSource(SERPAPI_URL, key), cache, paidSearches)] : []),
    ];
  },
};
