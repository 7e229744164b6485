import {
  recommendAnother,
  recommendGifts,
  type AnotherIdea,
  type AnotherRecommendation,
  type RecommendationRequest,
  type Recommendations,
} from '@presently/contracts/recommendations/ideas';
import { Handles, type HandlerContext } from '@presently/messaging/handles';
import { Controller } from '@nestjs/common';
import { ModelBudget } from '../model/model-budget.js';
import { Profiles } from '../people/profiles.js';
import { AnotherOne } from './another-one.js';
import { parseBudget } from './budget.js';
import { ComposeIdeas } from './compose-ideas.js';
import { IdeaCache } from './idea-cache.js';
import type { Idea, IdeaSet } from './idea.js';

@Controller()
export class RecommendationsHandlers {
  constructor(
    private readonly profiles: Profiles,
    private readonly compose: ComposeIdeas,
    private readonly cache: IdeaCache,
    private readonly another: AnotherOne,
    private readonly modelBudget: ModelBudget,
  ) {}

  @Handles(recommendGifts)
  async recommend(
    input: RecommendationRequest,
    { caller, signal, deadline, releaseSlot, sendPart }: HandlerContext<typeof recommendGifts>,
  ): Promise<Recommendations> {
    const budget = parseBudget(input.budget);
    const profile = await this.profiles.find(input, caller, signal);
    const told: string[] = [];
    const tellIdea = ({ recommendation }: Idea, index: number): void => {
      const news = JSON.stringify(recommendation);
      if (told[index] === news) return;
      told[index] = news;
      sendPart({ index, recommendation });
    };
    const answer = (set: IdeaSet): Recommendations => {
      set.ideas.forEach(tellIdea);
      const { source, isSandbox, generatedAt } = set;
      return { recommendations: set.ideas.map(({ recommendation }) => recommendation), source, isSandbox, generatedAt };
    };

    const kept = input.refresh ? undefined : await this.cache.find(profile, budget);
    if (kept) return answer(kept);
    await this.modelBudget.countQuestion(caller.userId);
    releaseSlot();
    const { set, isWhole } = await this.compose.run({ profile, budget, signal, deadline, tell: tellIdea });
    if (isWhole) await this.cache.keep(profile, budget, set);
    return answer(set);
  }

  @Handles(recommendAnother)
  async recommendAnother(
    { shown = [], instead, ...input }: AnotherIdea,
    { caller, signal, deadline, releaseSlot }: HandlerContext<typeof recommendAnother>,
  ): Promise<AnotherRecommendation> {
    const budget = parseBudget(input.budget);
    const profile = await this.profiles.find(input, caller, signal);
    await this.modelBudget.countQuestion(caller.userId);
    releaseSlot();
    const idea = await this.another.find({ profile, budget, instead, shown, signal, deadline });
    return { recommendation: idea?.recommendation ?? null };
  }
}
