import { isProduction } from '@presently/service/env-fields';
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
import { SeveralSources } from './products/several-sources.js';
import { UcpSource } from './products/ucp/ucp-source.js';

/** The shops ask for no money: the budgets of ideas bound the searches. */
const free = { count: async () => true };

/** The shops that speak UCP, each with answers of its own in the cache. */
function ucpShops(env: RecommendationsEnv, cache: SearchCache): ProductSource[] {
  const { UCP_PROFILE_URL: profileUrl, PRODUCTS_ARE_SANDBOX: isSandbox } = env;
  const bases = env.ucpShops;
  if (bases.length === 0 || profileUrl === undefined) return [];
  const shops = bases.map((base) => {
    const reach = {
      mayReachThisMachine: !isProduction(env),
      sandboxOrigin: isSandbox ? new URL(base).origin : undefined,
    };
    return new CachedSource(new UcpSource(base, profileUrl, reach), cache, free);
  });
  return [new SeveralSources('ucp', shops)];
}

export const productSources: Provider = {
  provide: PRODUCT_SOURCES,
  inject: [EntityManager, RecommendationsEnv, SearchHints, SearchCache, PaidSearches],
  useFactory: (
    em: EntityManager,
    env: RecommendationsEnv,
    hints: SearchHints,
    cache: SearchCache,
    paidSearches: PaidSearches,
  ): ProductSource[] => {
    const { SERPAPI_KEY: key, SERPAPI_URL, PRODUCTS_ARE_SANDBOX: isHttpShown } = env;
    return [
      new CatalogueSource(em, hints, { isHttpShown }),
      ...ucpShops(env, cache),
      ...(key ? [new CachedSource(new SerpApiSource(SERPAPI_URL, key), cache, paidSearches)] : []),
    ];
  },
};
