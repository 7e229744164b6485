import { Budgets, type Account } from '@presently/service/budgets/budgets';
import { offerKeys } from '../products/offer-keys.js';
import type { Profile } from '../people/profile.js';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Budget } from './budget.js';
import { ComposeIdeas } from './compose-ideas.js';
import { IdeaCache } from './idea-cache.js';
import { nameKey, type Idea, type IdeaSet } from './idea.js';
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
    private readonly budgets: Budgets,
  ) {}

  /** @throws Problem `budget-used` if a new set is needed, having changed nothing */
  async find({ account, profile, budget, instead, shown, signal, deadline }: Wanted): Promise<Idea | undefined> {
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
    const spare = kept?.spares.find(isNew) ?? (kept && (await this.stockSpares.stock(person, kept, signal, out)));
    if (!spare) await this.budgets.charge(this.em.fork(), { budget: 'ideas', account });
    await this.reject(profile.recipientId, rejected, given ? productsOf(given) : []);
    if (kept && spare) {
      const changed = await this.cache.change(profile, budget, (set) => exchange(set, isRejected, spare));
      if (changed) this.stockSpares.start(person, changed);
      return spare;
    }
    const avoid = [...rejected, ...shown];
    const except = kept?.ideas.flatMap(productsOf) ?? [];
    const { set, reserve } = await this.composeIdeas.compose({ ...person, avoid, except, signal, deadline });
    const [idea, ...spares] = [...set.ideas, ...set.spares].filter(
      (each) => isNew(each) && productsOf(each).length > 0,
    );
    if (kept && idea) {
      const others = { spares, reserve: await reserve };
      await this.cache.change(profile, budget, (old) => ({ ...exchange(old, isRejected, idea), ...others }));
    }
    return idea;
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

const productsOf = ({ recommendation }: Idea) => recommendation.realProducts.flatMap((product) => offerKeys(product));

/** The set with an idea instead of the rejected one; it is no spare any more. */
function exchange(set: IdeaSet, isRejected: (idea: Idea) => boolean, idea: Idea): IdeaSet {
  const place = set.ideas.findIndex(isRejected);
  const [name] = idea.names;
  return {
    ...set,
    ideas: place < 0 ? set.ideas : set.ideas.with(place, idea),
    spares: set.spares.filter(({ names }) => !names.includes(name!)),
  };
}
