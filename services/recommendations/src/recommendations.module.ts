import { Module } from '@nestjs/common';
import { Afterwards } from './afterwards.js';
import { AtShopHandlers } from './at-shop/at-shop.handlers.js';
import { BasketsHandlers } from './baskets/baskets.handlers.js';
import { OpenBasket } from './baskets/open-basket.js';
import { CheckProducts } from './at-shop/check-products.js';
import { ShopLookups } from './at-shop/shop-lookups.js';
import { WatchKeptIdeas } from './drawer/watch-kept-ideas.js';
import { FeedsHandlers } from './catalogue/schedule/feeds.handlers.js';
import { RefreshFeeds } from './catalogue/schedule/refresh-feeds.js';
import { TurnPrices } from './catalogue/schedule/turn-prices.js';
import { HintStore } from './catalogue/hint-store.js';
import { SearchHints } from './catalogue/hints.js';
import { CostsHandlers } from './costs/costs.handlers.js';
import { IdeaCosts } from './costs/idea-costs.js';
import { KeepIdea } from './drawer/keep-idea.js';
import { KeptIdeasHandlers } from './drawer/kept-ideas.handlers.js';
import { FindAlikeIdea } from './ideas/find-alike-idea.js';
import { FindAnotherIdea } from './ideas/find-another-idea.js';
import { ComposeIdeas } from './ideas/compose-ideas.js';
import { IdeaCache } from './ideas/idea-cache.js';
import { PickCache } from './ideas/pick-cache.js';
import { RejectedIdeasHandlers } from './ideas/rejected-ideas.handlers.js';
import { RecommendationsHandlers } from './ideas/recommendations.handlers.js';
import { MoreIdeas } from './ideas/more-ideas.js';
import { SetBudget } from './ideas/set-budget.js';
import { StockSpares } from './ideas/stock-spares.js';
import { MessagesHandlers } from './messages/messages.handlers.js';
import { WriteMessage } from './messages/write-message.js';
import { Model } from './model/model.js';
import { ModelMoney } from './model/model-money.js';
import { Profiles } from './people/profiles.js';
import { productSources } from './product-sources.js';
import { ProposalsHandlers } from './proposals/proposals.handlers.js';
import { PaidSearches } from './products/paid-searches.js';
import { ProductSearch } from './products/product-search.js';
import { SearchCache } from './products/search-cache.js';
import { UcpShops } from './products/ucp/ucp-shops.js';
import { RecipeBook } from './recipes/recipe-book.js';
import { OnGiftGiven } from './reactions/on-gift-given.js';
import { OnGiftChosen } from './reactions/on-gift-chosen.js';
import { OnGiftOutcome } from './reactions/on-gift-outcome.js';
import { OnIdeasImported } from './reactions/on-ideas-imported.js';
import { OnIdeasWithdrawn } from './reactions/on-ideas-withdrawn.js';
import { OnRecipientChanged } from './reactions/on-recipient-changed.js';
import { OnRecipientErased } from './reactions/on-recipient-erased.js';
import { OnPreferencesChanged } from './reactions/on-preferences-changed.js';
import { OnUserErased } from './reactions/on-user-erased.js';
import { OnUserRegistered } from './reactions/on-user-registered.js';

@Module({
  controllers: [
    RecommendationsHandlers,
    KeptIdeasHandlers,
    RejectedIdeasHandlers,
    ProposalsHandlers,
    MessagesHandlers,
    AtShopHandlers,
    BasketsHandlers,
    FeedsHandlers,
    CostsHandlers,
  ],
  providers: [
    productSources,
    UcpShops,
    ShopLookups,
    CheckProducts,
    OpenBasket,
    WatchKeptIdeas,
    HintStore,
    SearchHints,
    RefreshFeeds,
    TurnPrices,
    SearchCache,
    PaidSearches,
    ProductSearch,
    Model,
    ModelMoney,
    Profiles,
    Afterwards,
    RecipeBook,
    IdeaCosts,
    PickCache,
    ComposeIdeas,
    MoreIdeas,
    SetBudget,
    StockSpares,
    IdeaCache,
    FindAlikeIdea,
    FindAnotherIdea,
    KeepIdea,
    WriteMessage,
    OnRecipientChanged,
    OnGiftGiven,
    OnGiftChosen,
    OnGiftOutcome,
    OnRecipientErased,
    OnIdeasImported,
    OnIdeasWithdrawn,
    OnPreferencesChanged,
    OnUserRegistered,
    OnUserErased,
  ],
})
export class RecommendationsModule {}
