import {
  recommendAlike,
  recommendAnother,
  recommendGifts,
  type AnotherIdea,
  type AnotherRecommendation,
  type IdeaLike,
  type Recommendation,
  type RecommendationRequest,
  type Recommendations,
} from '@presently/contracts/recommendations/ideas';
import { Budgets } from '@presently/service/budgets/budgets';
import { Handles, type HandlerContext } from '@presently/messaging/handles';
import { EntityManager } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import { Profiles } from '../people/profiles.js';
import { FindAlikeIdea } from './find-alike-idea.js';
import { FindAnotherIdea } from './find-another-idea.js';
import { parseBudget } from './budget.js';
import { ComposeIdeas } from './compose-ideas.js';
import { IdeaCache } from './idea-cache.js';
import type { Idea, IdeaSet } from './idea.js';
import { StockSpares } from './stock-spares.js';
import { ThrottledParts } from './throttled-parts.js';

@Controller()
export class RecommendationsHandlers {
  constructor(
    private readonly profiles: Profiles,
    private readonly composeIdeas: ComposeIdeas,
    private readonly cache: IdeaCache,
    private readonly findAnotherIdea: FindAnotherIdea,
    private readonly findAlikeIdea: FindAlikeIdea,
    private readonly stockSpares: StockSpares,
    private readonly em: EntityManager,
    private readonly budgets: Budgets,
  ) {}

  @Handles(recommendGifts)
  async recommend(
    input: RecommendationRequest,
    { caller, signal, deadline, releaseSlot, sendPart }: HandlerContext<typeof recommendGifts>,
  ): Promise<Recommendations> {
    const budget = parseBudget(input.budget, caller.currency);
    const profile = await this.profiles.find(input, caller, signal);
    const parts = new ThrottledParts<Recommendation>((index, recommendation) => sendPart({ index, recommendation }));
    const sendIdea = ({ recommendation }: Idea, index: number): void => parts.send(index, recommendation);
    const answer = (set: IdeaSet): Recommendations => {
      set.ideas.forEach(sendIdea);
      parts.flush();
      const { source, isSandbox, generatedAt } = set;
      return { recommendations: set.ideas.map(({ recommendation }) => recommendation), source, isSandbox, generatedAt };
    };

    const kept = input.refresh ? undefined : await this.cache.find(profile, budget);
    if (kept) return answer(kept);
    await this.budgets.charge(this.em.fork(), { budget: 'ideas', account: caller });
    releaseSlot();
    const last = await this.cache.last(profile, budget);
    const asked = { account: caller, profile, budget, last, signal, deadline };
    try {
      const { set, isWhole, reserve } = await this.composeIdeas.compose({ ...asked, onIdea: sendIdea });
      const withProducts = onlyStocked(set);
      await this.cache.keep(profile, budget, withProducts, isWhole);
      if (isWhole) void reserve.then((left) => this.stockSpares.start(asked, withProducts, left));
      return answer(set);
    } finally {
      parts.stop();
    }
  }

  @Handles(recommendAnother)
  async recommendAnother(
    { shown = [], instead, ...input }: AnotherIdea,
    { caller, signal, deadline, releaseSlot }: HandlerContext<typeof recommendAnother>,
  ): Promise<AnotherRecommendation> {
    const budget = parseBudget(input.budget, caller.currency);
    const profile = await this.profiles.find(input, caller, signal);
    releaseSlot();
    const idea = await this.findAnotherIdea.find({
      account: caller,
      profile,
      budget,
      instead,
      shown,
      signal,
      deadline,
    });
    return { recommendation: idea?.recommendation ?? null };
  }

  @Handles(recommendAlike)
  async recommendAlike(
    { shown = [], like, ...input }: IdeaLike,
    { caller, signal, deadline, releaseSlot }: HandlerContext<typeof recommendAlike>,
  ): Promise<AnotherRecommendation> {
    const budget = parseBudget(input.budget, caller.currency);
    const profile = await this.profiles.find(input, caller, signal);
    releaseSlot();
    const idea = await this.findAlikeIdea.find({ account: caller, profile, budget, like, shown, signal, deadline });
    return { recommendation: idea?.recommendation ?? null };
  }
}

/** A set as it is kept: without ideas for which nothing was found, unless nothing was found at all. */
function onlyStocked(set: IdeaSet): IdeaSet {
  const ideas = set.ideas.filter(({ recommendation }) => recommendation.realProducts.length > 0);
  return ideas.length > 0 ? { ...set, ideas } : set;
}
