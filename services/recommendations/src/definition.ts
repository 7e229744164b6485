import type { ServiceDefinition } from '@presently/service/definition';
import { ProductFeed } from './catalogue/product-feed.entity.js';
import { SearchHint } from './catalogue/search-hint.entity.js';
import { RecommendationsEnv } from './env.js';
import { IdeaCost } from './costs/idea-cost.entity.js';
import { KeptIdea } from './drawer/kept-idea.entity.js';
import { CachedIdeas } from './ideas/cached-ideas.entity.js';
import { Pick } from './ideas/pick.entity.js';
import { ModelSpend } from './model/model-spend.entity.js';
import { ErasedRecipient } from './people/erased-recipient.entity.js';
import { GivenGift } from './people/given-gift.entity.js';
import { NotThis } from './people/not-this.entity.js';
import { Occasion } from './people/occasion.entity.js';
import { Person } from './people/person.entity.js';
import { Sender } from './people/sender.entity.js';
import { Basket } from './baskets/basket.entity.js';
import { ProductCheck } from './at-shop/product-check.entity.js';
import { CachedSearch } from './products/cached-search.entity.js';
import { Recipe, RecipeSecret } from './recipes/recipe.entity.js';
import { RecommendationsModule } from './recommendations.module.js';
import { exportedUserData } from './user-data.js';

export const definition: ServiceDefinition<RecommendationsEnv> = {
  name: 'recommendations',
  module: RecommendationsModule,
  env: RecommendationsEnv,
  entities: [
    ProductFeed,
    SearchHint,
    CachedSearch,
    ProductCheck,
    Basket,
    Person,
    Sender,
    Occasion,
    GivenGift,
    NotThis,
    KeptIdea,
    ErasedRecipient,
    CachedIdeas,
    Pick,
    Recipe,
    RecipeSecret,
    IdeaCost,
    ModelSpend,
  ],
  tablesInSql: ['products', 'product_words', 'feed_rows'],
  userData: exportedUserData,
  home: import.meta.url,
};
