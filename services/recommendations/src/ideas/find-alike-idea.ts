import type { Account } from '@presently/service/budgets/budgets';
import { Clock } from '@presently/service/clock';
import { Injectable } from '@nestjs/common';
import type { Profile } from '../people/profile.js';
import { RecipeBook } from '../recipes/recipe-book.js';
import { Admission } from './admission.js';
import type { Budget } from './budget.js';
import { draftsOfRecipes } from './floor.js';
import { IdeaCache } from './idea-cache.js';
import { nameKey, type Found, type Idea, type IdeaSet, type Proposal } from './idea.js';
import { isAmong } from './in-set.js';
import { MoreIdeas } from './more-ideas.js';
import { SetBudget } from './set-budget.js';
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
    private readonly cache: IdeaCache,
    private readonly moreIdeas: MoreIdeas,
    private readonly recipes: RecipeBook,
    private readonly stockSpares: StockSpares,
    private readonly sets: SetBudget,
    private readonly clock: Clock,
  ) {}

  /** @returns no idea for one that is not in the last set, and if nothing else suits */
  async find(wanted: Wanted): Promise<Found> {
    const { account, profile, budget, like } = wanted;
    const set = (await this.cache.find(profile, budget)) ?? (await this.cache.last(profile));
    const liked = set?.ideas.find(({ names }) => names.map(nameKey).includes(nameKey(like)));
    if (!set || !liked) return { idea: undefined, areShopsSilent: false };
    const charge = await this.sets.charge(account);
    const avoid = [...wanted.shown, like, ...set.ideas.flatMap(({ names }) => names)];
    const admission = new Admission(profile, avoid, this.clock.now());
    const reserve = (await this.proposalsOf(wanted, liked, avoid)).flatMap(([fields, from]) => {
      const proposal = admission.readAll(fields, from);
      return proposal ? [proposal] : [];
    });
    const found = await this.addFrom(wanted, { ...set, reserve });
    if (!found.idea) await charge.giveBack();
    return found;
  }

  /** Adds the first of the proposals in reserve that finds products. What came into the set meanwhile is no other idea. */
  private async addFrom({ account, profile, budget, signal }: Wanted, last: IdeaSet): Promise<Found> {
    let areShopsSilent = false;
    for (let set = last; ;) {
      const { spare, tried, ...silence } = await this.stockSpares.findStocked(
        { account, profile, budget },
        set,
        signal,
      );
      areShopsSilent ||= silence.areShopsSilent;
      if (!spare) return { idea: undefined, areShopsSilent };
      let others: Idea[] = [];
      await this.cache.change(profile, budget, (kept) => {
        others = kept.ideas;
        if (isAmong(others, spare) || others.length >= mostIdeas) return undefined;
        return { ...kept, ideas: [...others, spare], spares: kept.spares.filter((each) => !isAmong([spare], each)) };
      });
      if (!isAmong(others, spare)) return { idea: spare, areShopsSilent };
      const reserve = set.reserve?.filter(({ name }) => !tried.includes(name)) ?? [];
      set = { ...set, ideas: others, reserve };
    }
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
