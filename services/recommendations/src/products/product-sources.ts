import { EntityManager } from '@mikro-orm/postgresql';
import type { Provider } from '@nestjs/common';
import { CatalogueSource } from '../catalogue/catalogue-source.js';
import { RecommendationsEnv } from '../env.js';
import type { ProductSource } from './product-source.js';
import { SerpApiSource } from './serpapi/serpapi-source.js';

/** Injects the sources, in the order in which they are asked. */
export const PRODUCT_SOURCES = Symbol('ProductSources');

export const productSources: Provider = {
  provide: PRODUCT_SOURCES,
  inject: [EntityManager, RecommendationsEnv],
  useFactory: (em: EntityManager, { SERPAPI_KEY, SERPAPI_URL }: RecommendationsEnv): ProductSource[] => [
    new CatalogueSource(em),
    ...(SERPAPI_KEY ? [new SerpApiSource(SERPAPI_URL, SERPAPI_KEY)] : []),
  ],
};
