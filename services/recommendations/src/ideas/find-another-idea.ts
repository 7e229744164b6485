import type { Account } from '@presently/service/budgets/budgets';
import type { Profile } from '../people/profile.js';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Budget } from './budget.js';
import { ComposeIdeas } from './compose-ideas.js';
import { IdeaCache } from './idea-cache.js';
import { nameKey, type Found, type Idea, type IdeaSet } from './idea.js';
import { isAmong, productKeysOf } from './in-set.js';
import { SetBudget } from './set-budget.js';
import { StockSpares } from './stock-spares.js';

interface Wanted {
  account: Account;
  profile: Profile;
  budget: Budget;
  /** The name of the idea to replace. */
  instead: string;
  /** Names of the other ideas on the page. */
  shown: readonly string[];
  signal: AbortSignal;
  deadline: number;
}

type Person = Pick<Wanted, 'account' | 'profile' | 'budget'>;

interface Exchanging {
  isRejected: (idea: Idea) => boolean;
  /** Whether an idea was not shown or rejected before. */
  isNew: (idea: Idea) => boolean;
  /** Keys of the names for which it is not. */
  out: ReadonlySet<string>;
}

interface Taken {
  /** Undefined if the set has all of them. */
  spare: Idea | undefined;
  /** Undefined if the set is gone. */
  changed: IdeaSet | undefined;
}

/** Other tabs may take a spare first. */
const mostTries = 3;
/** Bounds the storage of one list; no sender rejects so many ideas. */
const mostRejected = 500;

/** Adds an idea to the recipient's "not this" list and finds a replacement. */
@Injectable()
export class FindAnotherIdea {
  constructor(
    private readonly em: EntityManager,
    private readonly cache: IdeaCache,
    private readonly composeIdeas: ComposeIdeas,
    private readonly stockSpares: StockSpares,
    private readonly sets: SetBudget,
  ) {}

  /** @throws Problem `budget-used` if a new set is needed, having changed nothing */
  async find({ account, profile, budget, instead, shown, signal, deadline }: Wanted): Promise<Found> {
    const kept = await this.cache.find(profile, budget);
    const isRejected = ({ names }: Idea) => names.map(nameKey).includes(nameKey(instead));
    const place = kept ? kept.ideas.findIndex(isRejected) : -1;
    // A set without the model's answer is not kept, but it was shown.
    const given = kept?.ideas[place] ?? (await this.cache.last(profile))?.ideas.find(isRejected);
    const rejected = [...new Set([instead, ...(given?.names ?? [])])];
    // A spare that was prepared meanwhile may have been shown and rejected since.
    const out = new Set([...rejected, ...shown, ...profile.notThis].map(nameKey));
    const isNew = ({ names }: Idea) => !names.some((name) => out.has(nameKey(name)));
    const person = { account, profile, budget };
    const products = given ? productKeysOf(given) : [];
    const exchanging = { isRejected, isNew, out };
    const taken = kept && (await this.takeSpare(person, kept, exchanging, signal));
    const charge = taken ? undefined : await this.sets.charge(account);
    await this.reject(profile.recipientId, rejected, products);
    if (taken) {
      if (taken.changed) this.stockSpares.start(without(products, person), taken.changed);
      return { idea: taken.spare, areShopsSilent: false };
    }
    const avoid = [...rejected, ...shown];
    const except = kept?.ideas.flatMap(productKeysOf) ?? [];
    const { set, reserve } = await this.composeIdeas.compose({ ...person, avoid, except, signal, deadline });
    const found = [...set.ideas, ...set.spares].filter((each) => isNew(each) && productKeysOf(each).length > 0);
    const others = kept && found.length > 0 ? { reserve: await reserve } : {};
    const { spare: idea } = kept ? await this.take(person, found, exchanging, others) : { spare: found[0] };
    if (!idea) await charge?.giveBack();
    return { idea, areShopsSilent: set.areShopsSilent === true };
  }

  /** Puts a spare into the place of the rejected idea: one that is ready, or else one that is found now. */
  private async takeSpare(
    person: Person,
    kept: IdeaSet,
    exchanging: Exchanging,
    signal: AbortSignal,
  ): Promise<(Taken & { spare: Idea }) | undefined> {
    // What other tabs reject meanwhile is no longer in the set, but was shown.
    const seen: Idea[] = [];
    let set: IdeaSet | undefined = kept;
    for (let tries = 0; set && tries < mostTries; tries++) {
      seen.push(...set.ideas);
      const ready = set.spares.filter((spare) => exchanging.isNew(spare) && !isAmong(seen, spare));
      const stocking = without(seen.flatMap(productKeysOf), person);
      const stocked = ready.length > 0 ? ready : [await this.stockSpares.stock(stocking, set, signal, exchanging.out)];
      const spares = stocked.filter((spare) => spare !== undefined);
      if (spares.length === 0) return undefined;
      const { spare, changed } = await this.take(person, spares, exchanging);
      if (spare) return { spare, changed };
      set = await this.cache.find(person.profile, person.budget);
    }
    return undefined;
  }

  /**
   * Exchanges the rejected idea for the first of some that the set does not have: another tab may have taken it.
   * @param others what else changes, with the rest of the ideas as the spares; without it the set keeps its own
   */
  private async take(
    { profile, budget }: Person,
    ideas: readonly Idea[],
    { isRejected }: Exchanging,
    others?: Pick<IdeaSet, 'reserve'>,
  ): Promise<Taken> {
    let [spare] = ideas;
    const changed = await this.cache.change(profile, budget, (set) => {
      spare = ideas.find((idea) => !isAmong(set.ideas, idea));
      return spare && { ...exchange(others ? { ...set, ...others, spares: [...ideas] } : set, isRejected, spare) };
    });
    return { spare, changed };
  }

  /** @param ideas the name as shown, then its other names */
  private async reject(recipientId: string, ideas: readonly string[], products: readonly string[]): Promise<void> {
    await this.em.fork().execute(
      `insert into not_this (recipient_id, idea, other, products)
       select r.id, given.name, case when nth > 1 then ? end, case when nth = 1 then ?::jsonb else '[]' end
         from recipients r, jsonb_array_elements_text(?::jsonb) with ordinality as given (name, nth)
        where r.id = ? and (select count(*) from not_this n where n.recipient_id = r.id) < ?
       on conflict do nothing`,
      [ideas[0], JSON.stringify(products), JSON.stringify(ideas), recipientId, mostRejected],
    );
  }
}

/** For a person whose further ideas have none of these products. */
const without = (products: readonly string[], { profile, ...person }: Person): Person => ({
  ...person,
  profile: { ...profile, notThisProducts: [...profile.notThisProducts, ...products] },
});

/** The set with an idea instead of the rejected one; it is no spare any more, and nothing that is shown is one. */
function exchange(set: IdeaSet, isRejected: (idea: Idea) => boolean, idea: Idea): IdeaSet {
  const place = set.ideas.findIndex(isRejected);
  const ideas = place < 0 ? set.ideas : set.ideas.with(place, idea);
  return { ...set, ideas, spares: set.spares.filter((spare) => !isAmong([...ideas, idea], spare)) };
}
