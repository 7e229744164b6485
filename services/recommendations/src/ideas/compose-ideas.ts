import type { Account } from '@presently/service/budgets/budgets';
import { Clock } from '@presently/service/clock';
import { Injectable } from '@nestjs/common';
import { setTimeout as sleep } from 'node:timers/promises';
import { RecommendationsEnv } from '../env.js';
import { Model } from '../model/model.js';
import { ModelUnavailable } from '../model/model-unavailable.js';
import type { Profile } from '../people/profile.js';
import { ProductSearch } from '../products/product-search.js';
import { offerKeys } from '../products/offer-keys.js';
import { askForIdeas, type ModelIdea } from './ask-for-ideas.js';
import type { Budget } from './budget.js';
import { curate } from './curator.js';
import type { Enough } from './doubtful.js';
import { almostAnybody } from './general-ideas.js';
import { FillSet, shown } from './fill-set.js';
import { nameKey, type Idea, type IdeaSet } from './idea.js';
import { productsOf, Selection } from './selection.js';
import { Shelf } from './shelf.js';

/** The model reads what the shops have, if they answer within this time. */
const shopsFirstMs = 400;
/** Time reserved for product searches after the model's answer. */
const forShopsMs = 4_000;

export interface Composition {
  /** Whose budget counts the searches that cost money. */
  account: Account;
  profile: Profile;
  budget: Budget;
  /** Names of ideas to exclude. */
  avoid?: readonly string[];
  /** Keys of products to exclude. */
  except?: readonly string[];
  /** When doubtful products are left out, if not as in a set that a person looks through. */
  enough?: Enough;
  /** The last set, which this one should differ from. */
  last?: IdeaSet | undefined;
  signal: AbortSignal;
  /** Deadline in epoch milliseconds. */
  deadline: number;
  /** Called with each idea as soon as its place is filled, and again when a better one replaces it. */
  onIdea?: (idea: Idea, index: number) => void;
}

export interface Composed {
  set: IdeaSet;
  /** Whether model and all sources answered, so that the set can be cached. */
  isWhole: boolean;
}

/**
 * Finds ideas. The curator's sketches get products at once, so that the page has a first answer. Then the model keeps
 * and rewords suitable sketches and replaces the others, as far as the products bear it out. Without the model the
 * sketches are the answer.
 */
@Injectable()
export class ComposeIdeas {
  constructor(
    private readonly model: Model,
    private readonly products: ProductSearch,
    private readonly clock: Clock,
    private readonly env: RecommendationsEnv,
  ) {}

  async compose({
    account,
    profile,
    budget,
    avoid = [],
    except = [],
    enough,
    last,
    signal,
    deadline,
    onIdea = () => {},
  }: Composition): Promise<Composed> {
    const sketches = curate({ ...profile, notThis: [...profile.notThis, ...avoid] }, budget, namesOf(last));
    const asked = { search: this.products, account, budget, profile, signal, except, enough };
    const shelf = new Shelf({ ...asked, last: keysOf(last) });
    const selection = new Selection(shown, onIdea);
    const set = new FillSet(sketches, profile, shelf, selection);
    const sketched = set.fill();
    const looked = this.model.isConfigured ? sketched.then(() => shelf.lookBeside()) : sketched;
    // The first error ends this call; a later one must not be an unhandled rejection.
    looked.catch(() => undefined);
    await Promise.race([looked, sleep(shopsFirstMs, undefined, { ref: false })]);
    const judged = shelf.toJudge();
    const first = selection.shownFirst(sketches).slice(0, 12);
    const question = askForIdeas({ profile, budget, sketches: first, ...judged, avoid });
    const modelAnswer = this.model
      .answer(question, { signal, until: deadline - forShopsMs })
      .catch((error: unknown) => {
        if (error instanceof ModelUnavailable) return undefined;
        throw error;
      });
    modelAnswer.catch(() => undefined);
    await sketched;
    const answer = await modelAnswer;
    const thought = answer?.ideas;
    if (answer && thought) {
      shelf.heed(judged, answer);
      selection.revise((idea) => shelf.withoutRejected(idea));
      if (shelf.isApproved) await set.fillUp();
      const isTrue = (text: ModelIdea, idea: Idea) => shelf.bearsOut(text, idea);
      selection.reword(thought, isTrue);
      // An idea for no interest could not be checked.
      const own = thought.flatMap((idea, n) => (idea.basedOn || !idea.interest ? [] : { ...idea, id: `m${n + 1}` }));
      const stocked: Idea[] = [];
      await shelf.stock(own, (idea, index) => {
        const isFit = shelf.isIncomplete || (productsOf(idea) > 0 && shelf.bearsOut(own[index]!, idea));
        if (isFit) stocked.push(idea);
        return isFit;
      });
      selection.replaceUnwanted(stocked);
    }
    if (selection.isEmpty) {
      const forAnybody = profile.notThis.map(nameKey).includes(nameKey(almostAnybody))
        ? undefined
        : await shelf.forAnybody();
      if (forAnybody) selection.offer(forAnybody);
    }
    const chosen = selection.result();
    const hasProducts = chosen.ideas.some(({ recommendation }) => recommendation.realProducts.length > 0);
    const isSandbox = (thought !== undefined && this.model.isSandbox) || (hasProducts && this.env.PRODUCTS_ARE_SANDBOX);
    return {
      isWhole: thought !== undefined && !shelf.isIncomplete,
      set: {
        ...chosen,
        source: thought ? 'model' : 'curator',
        isSandbox,
        generatedAt: this.clock.now().toISOString(),
      },
    };
  }
}

const namesOf = (set: IdeaSet | undefined): string[] => (set ? set.ideas.flatMap(({ names }) => names) : []);

const keysOf = (set: IdeaSet | undefined): Set<string> =>
  new Set(set?.ideas.flatMap(({ recommendation }) => recommendation.realProducts.flatMap(offerKeys)));
