import type { ServiceDefinition } from '@presently/service/definition';
import { ProductFeed } from './catalogue/product-feed.entity.js';
import { RecommendationsEnv } from './env.js';
import { RecommendationsModule } from './recommendations.module.js';

export const definition: ServiceDefinition<RecommendationsEnv> = {
  name: 'recommendations',
  module: RecommendationsModule,
  env: RecommendationsEnv,
  entities: [ProductFeed],
  home: import.meta.url,
};
