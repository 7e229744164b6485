import type { Account } from '@presently/service/budgets/budgets';
import { Clock } from '@presently/service/clock';
import { Injectable } from '@nestjs/common';
import { Afterwards } from '../afterwards.js';
import { IdeaCosts, Meter } from '../costs/idea-costs.js';
import { Model } from '../model/model.js';
import type { Profile } from '../people/profile.js';
import { offerKeys } from '../products/offer-keys.js';
import { ProductSearch } from '../products/product-search.js';
import { RecipeBook } from '../recipes/recipe-book.js';
import { Admission } from './admission.js';
import type { Budget } from './budget.js';
import { isStocked, type Candidate } from './compose.js';
import { excludedOf } from './compose-ideas.js';
import { FindProducts } from './find-products.js';
import { houseDecoys } from './house-decoys.js';
import { IdeaCache } from './idea-cache.js';
import { nameKey, type Idea, type IdeaSet, type Proposal } from './idea.js';
import { MoreIdeas } from './more-ideas.js';
import { PickCache } from './pick-cache.js';
import { SetBudget } from './set-budget.js';
import { toIdea } from './to-idea.js';

/** Spares with products in a kept set: each costs a search. */
const enough = 1;
/** With fewer proposals and spares left, the model is asked for so many more. */
const fewest = 2;
const more = 4;
/** Proposals that are tried for one spare. */
const mostTries = 2;
const withinMs = 15_000;

interface Person {
  account: Account;
  profile: Profile;
  budget: Budget;
}

/** Finds products for proposals in reserve, so that "show another" answers at once. */
@Injectable()
export class StockSpares {
  constructor(
    private readonly sets: SetBudget,
    private readonly cache: IdeaCache,
    private readonly model: Model,
    private readonly moreIdeas: MoreIdeas,
    private readonly products: ProductSearch,
    private readonly recipes: RecipeBook,
    private readonly picks: PickCache,
    private readonly costs: IdeaCosts,
    private readonly behind: Afterwards,
    private readonly clock: Clock,
  ) {}

  /**
   * Fills up the spares of a kept set in the background.
   * @param reserve its proposals without a search, if there are others than were kept
   */
  start(person: Person, set: IdeaSet, reserve?: Proposal[]): void {
    this.behind.begin('No spare', (signal) => this.fill(person, set, signal, reserve));
  }

  private async fill(person: Person, set: IdeaSet, ending: AbortSignal, others?: Proposal[]): Promise<void> {
    const signal = AbortSignal.any([ending, AbortSignal.timeout(withinMs)]);
    let reserve = others ?? set.reserve ?? [];
    const isLow = !others && reserve.length + set.spares.length < fewest;
    if (isLow) reserve = [...reserve, ...(await this.propose(person, { ...set, reserve }, signal))];
    if (others || isLow) await this.cache.change(person.profile, person.budget, (kept) => ({ ...kept, reserve }));
    if (set.spares.length < enough && reserve.length > 0) await this.stock(person, { ...set, reserve }, signal);
  }

  /** More proposals for a set whose giver goes on asking for another: they count as a set, and there are none beyond. */
  private async propose({ account, profile, budget }: Person, set: IdeaSet, signal: AbortSignal): Promise<Proposal[]> {
    const charge = await this.sets.spend(account);
    if (!charge) return [];
    const known = [...set.ideas, ...set.spares].flatMap(({ names }) => names);
    const avoid = [...known, ...(set.reserve ?? []).map(({ name }) => name)];
    const admission = new Admission(profile, avoid, this.clock.now());
    const asking = { profile, budget, avoid, count: more };
    const proposed = (await this.moreIdeas.ask(asking, { signal, until: Date.now() + withinMs })) ?? [];
    const proposals = proposed.flatMap((fields) => admission.readAll(fields) ?? []);
    if (proposals.length === 0) await charge.giveBack();
    return proposals;
  }

  /**
   * Stocks the next of the reserve and keeps it as a spare.
   * @param out keys of names that are no spares
   * @returns undefined if there are no products for any
   */
  async stock(
    person: Person,
    set: IdeaSet,
    signal: AbortSignal,
    out: ReadonlySet<string> = new Set(),
  ): Promise<Idea | undefined> {
    const reserve = set.reserve?.filter(({ name }) => !out.has(nameKey(name))) ?? [];
    const { spare, tried } = await this.findStocked(person, { ...set, reserve }, signal);
    await this.cache.change(person.profile, person.budget, (kept) => withSpare(kept, spare, tried));
    return spare;
  }

  /**
   * The first proposal in reserve for which there are products that no idea of the set has.
   * @returns also the names of the proposals that were tried, and whether a source of products did not answer
   */
  async findStocked(
    { account, profile, budget }: Person,
    set: IdeaSet,
    signal: AbortSignal,
  ): Promise<{ spare: Idea | undefined; tried: string[]; areShopsSilent: boolean }> {
    const used = set.ideas.flatMap(({ recommendation }) => recommendation.realProducts.flatMap(offerKeys));
    const admission = new Admission(profile, [], this.clock.now());
    const meter = new Meter();
    const tried: string[] = [];
    let spare: Idea | undefined;
    let areShopsSilent = false;
    const { reserve = [] } = set;
    const rejected = new Set(profile.notThis.map(nameKey));
    for (const proposal of reserve.filter(({ name }) => !rejected.has(nameKey(name))).slice(0, mostTries)) {
      tried.push(proposal.name);
      const candidate: Candidate = {
        proposal,
        isAssigned: true,
        isWritten: true,
        isSought: false,
        needsProducts: true,
      };
      const finding = new FindProducts({
        search: this.products,
        model: this.model,
        picks: this.picks,
        meter,
        admission,
        account,
        profile,
        budget,
        exclude: new Set([...excludedOf(profile, []), ...used]),
        strange: houseDecoys(this.recipes.others(profile), budget),
        signal,
        deadline: Date.now() + withinMs,
        opening: 0,
        onFound: () => {},
      });
      finding.seek([candidate]);
      finding.complete();
      await finding.settled();
      await finding.keepPicks();
      areShopsSilent ||= finding.areShopsSilent;
      if (!isStocked(candidate)) continue;
      const isPlain = (is: string) => admission.isPlain(is);
      spare = toIdea(candidate, { profile, budget, isPlain, isOver: true });
      break;
    }
    await this.costs.add({ calls: meter.calls, microCents: meter.microCents });
    return { spare, tried, areShopsSilent };
  }
}

const withSpare = (set: IdeaSet, spare: Idea | undefined, tried: readonly string[]): IdeaSet => {
  const known = new Set([...set.ideas, ...set.spares].flatMap(({ names }) => names));
  return {
    ...set,
    spares: spare && !known.has(spare.recommendation.name) ? [...set.spares, spare] : set.spares,
    reserve: (set.reserve ?? []).filter(({ name }) => !tried.includes(name)),
  };
};
