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
import { Handles, type HandlerContext } from '@presently/messaging/handles';
import { Controller } from '@nestjs/common';
import { Profiles } from '../people/profiles.js';
import { FindAlikeIdea } from './find-alike-idea.js';
import { FindAnotherIdea } from './find-another-idea.js';
import { parseBudget } from './budget.js';
import { ComposeIdeas } from './compose-ideas.js';
import { IdeaCache } from './idea-cache.js';
import type { Found, Idea, IdeaSet } from './idea.js';
import { SetBudget } from './set-budget.js';
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
    private readonly sets: SetBudget,
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
      const { source, isSandbox, generatedAt, areShopsSilent } = set;
      const recommendations = set.ideas.map(({ recommendation }) => recommendation);
      return { recommendations, source, isSandbox, generatedAt, ...(areShopsSilent && { areShopsSilent }) };
    };

    const kept = input.refresh ? undefined : await this.cache.find(profile, budget);
    if (kept) return answer(kept);
    const charge = await this.sets.charge(caller);
    releaseSlot();
    const last = await this.cache.last(profile, budget);
    const asked = { account: caller, profile, budget, last, signal, deadline };
    try {
      const { set, isWhole, reserve } = await this.composeIdeas.compose({ ...asked, onIdea: sendIdea });
      const withProducts = onlyStocked(set);
      const isEmpty = set.ideas.length === 0;
      if (isEmpty) await charge.giveBack();
      // What was found before is more than nothing, be it that a shop is silent now.
      if (isWhole || !isEmpty) await this.cache.keep(profile, budget, withProducts, isWhole);
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
    const found = await this.findAnotherIdea.find({
      account: caller,
      profile,
      budget,
      instead,
      shown,
      signal,
      deadline,
    });
    return oneOf(found);
  }

  @Handles(recommendAlike)
  async recommendAlike(
    { shown = [], like, ...input }: IdeaLike,
    { caller, signal, deadline, releaseSlot }: HandlerContext<typeof recommendAlike>,
  ): Promise<AnotherRecommendation> {
    const budget = parseBudget(input.budget, caller.currency);
    const profile = await this.profiles.find(input, caller, signal);
    releaseSlot();
    return oneOf(await this.findAlikeIdea.find({ account: caller, profile, budget, like, shown, signal, deadline }));
  }
}

const oneOf = ({ idea, areShopsSilent }: Found): AnotherRecommendation => ({
  recommendation: idea?.recommendation ?? null,
  ...(areShopsSilent && { areShopsSilent }),
});

/** A set as it is kept: without ideas for which nothing was found, unless nothing was found at all. */
function onlyStocked(set: IdeaSet): IdeaSet {
  const ideas = set.ideas.filter(({ recommendation }) => recommendation.realProducts.length > 0);
  return ideas.length > 0 ? { ...set, ideas } : set;
}
