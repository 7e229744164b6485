import { Budgets, type Account } from '@presently/service/budgets/budgets';
import { Clock } from '@presently/service/clock';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Profile } from '../people/profile.js';
import { RecipeBook } from '../recipes/recipe-book.js';
import { Admission } from './admission.js';
import type { Budget } from './budget.js';
import { draftsOfRecipes } from './floor.js';
import { IdeaCache } from './idea-cache.js';
import { nameKey, type Idea, type Proposal } from './idea.js';
import { MoreIdeas } from './more-ideas.js';
import { StockSpares } from './stock-spares.js';

interface Wanted {
  account: Account;
  profile: Profile;
  budget: Budget;
  /** The name of the idea that the giver likes. */
  like: string;
  /** Names of the other ideas on the page. */
  shown: readonly string[];
  signal: AbortSignal;
  /** In epoch milliseconds. */
  deadline: number;
}

/** Proposals for one place: some find no products. */
const proposed = 3;
/** Time reserved for the search and the picks. */
const forProductsMs = 8_000;
/** Ideas of a set that has grown. */
const mostIdeas = 24;

/** Finds an idea in the vein of one that is shown, and adds it to the set. */
@Injectable()
export class FindAlikeIdea {
  constructor(
    private readonly em: EntityManager,
    private readonly cache: IdeaCache,
    private readonly moreIdeas: MoreIdeas,
    private readonly recipes: RecipeBook,
    private readonly stockSpares: StockSpares,
    private readonly budgets: Budgets,
    private readonly clock: Clock,
  ) {}

  /** @returns undefined for an idea that is not in the last set, and if nothing else suits */
  async find(wanted: Wanted): Promise<Idea | undefined> {
    const { account, profile, budget, like, signal } = wanted;
    const set = (await this.cache.find(profile, budget)) ?? (await this.cache.last(profile));
    const liked = set?.ideas.find(({ names }) => names.map(nameKey).includes(nameKey(like)));
    if (!set || !liked) return undefined;
    await this.budgets.charge(this.em.fork(), { budget: 'ideas', account });
    const avoid = [...wanted.shown, like, ...set.ideas.flatMap(({ names }) => names)];
    const admission = new Admission(profile, avoid, this.clock.now());
    const reserve = (await this.proposalsOf(wanted, liked, avoid)).flatMap(([fields, from]) => {
      const proposal = admission.readAll(fields, from);
      return proposal ? [proposal] : [];
    });
    const { spare } = await this.stockSpares.findStocked({ account, profile, budget }, { ...set, reserve }, signal);
    if (spare)
      await this.cache.change(profile, budget, (kept) =>
        kept.ideas.length < mostIdeas ? { ...kept, ideas: [...kept.ideas, spare] } : undefined,
      );
    return spare;
  }

  /** What the model proposes; without it, what recipes have for the same interests. */
  private async proposalsOf(
    { profile, budget, signal, deadline }: Wanted,
    liked: Idea,
    avoid: readonly string[],
  ): Promise<[fields: Record<string, unknown>, from: Proposal['from']][]> {
    const { interests = [], description } = liked.recommendation;
    const facts = profile.facts.flatMap(({ text }, index) => (interests.includes(text) ? [index + 1] : []));
    const like = { name: liked.names[0]!, is: liked.is ?? description, for: facts };
    const asking = { profile, budget, avoid, count: proposed, like };
    const answer = await this.moreIdeas.ask(asking, { signal, until: deadline - forProductsMs });
    if (answer) return answer.map((fields) => [fields, 'model']);
    const ofThese = profile.interests.filter((text) => interests.includes(text));
    const recipes = await this.recipes.find({ ...profile, interests: ofThese });
    return draftsOfRecipes(profile, recipes).map((draft) => [{ ...draft }, draft.from]);
  }
}
