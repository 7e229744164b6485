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
import { askForIdeas, mostProducts, type ModelIdea } from './ask-for-ideas.js';
import type { Budget } from './budget.js';
import { curate, curateNear } from './curator.js';
import type { Enough } from './doubtful.js';
import { almostAnybody } from './general-ideas.js';
import { nameKey, perIdea, type Idea, type IdeaSet, type Sketch } from './idea.js';
import { productsOf, Selection } from './selection.js';
import { Shelf } from './shelf.js';

const shown = 8;
const spare = 4;
/** A set of fewer ideas also shows ideas with fewer products. */
const short = 4;
/** A set of fewer products shows what is left. */
const fewestProducts = 9;
/** From this many products on, they are spread over that many ideas. */
const enoughToSpread = 8;
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
    const sketched = this.sketch(sketches, profile, shelf, selection);
    // The first error ends this call; a later one must not be an unhandled rejection.
    sketched.catch(() => undefined);
    await Promise.race([sketched, sleep(shopsFirstMs, undefined, { ref: false })]);
    const first = selection.shownFirst(sketches).slice(0, 12);
    const question = askForIdeas({ profile, budget, sketches: first, products: shelf.toJudge(mostProducts), avoid });
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
      if (shelf.reject(answer.unsuitable)) selection.revise((idea) => shelf.withoutRejected(idea));
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

  /**
   * Shows the sketches with enough products, then the few there are for interests without an idea and for a set that
   * is too short. Where these are still too few, some that promise nothing. No others, unless no shop answered.
   */
  private async sketch(
    sketches: readonly Sketch[],
    profile: Profile,
    shelf: Shelf,
    selection: Selection,
  ): Promise<void> {
    const poor: Sketch[] = [];
    const shownInterests = new Set<string | undefined>();
    let offered = 0;
    let stocked = 0;
    let left = await shelf.choose(sketches.flatMap(({ interest }) => interest ?? []));
    const isSpread = left >= enoughToSpread && left < short * perIdea;
    const count = () => (isSpread && offered < short ? Math.ceil(left / (short - offered)) : perIdea);
    const offer = (idea: Idea, { interest, id }: Sketch) => {
      offered++;
      stocked += productsOf(idea);
      left -= productsOf(idea);
      shownInterests.add(interest);
      selection.offer(idea, id);
      return true;
    };
    await shelf.stock(
      sketches,
      (idea, index) => {
        const isTrue = productsOf(idea) > 0 && shelf.bearsOut(sketches[index]!, idea);
        const isOffered = offered < shown + spare && productsOf(idea) >= count() && isTrue;
        if (!isOffered) poor.push(sketches[index]!);
        return isOffered && offer(idea, sketches[index]!);
      },
      count,
    );
    const isShort = () => offered < short || stocked < fewestProducts;
    // What promises no more than the interest can have all that is left.
    const open = poor.toSorted((one, other) => one.words.length - other.words.length);
    await shelf.stock(open, (idea, index) => {
      const isMissing = isShort() || !shownInterests.has(open[index]!.interest);
      return isMissing && productsOf(idea) > 0 && shelf.bearsOut(open[index]!, idea) && offer(idea, open[index]!);
    });
    const near = isShort() ? curateNear(profile) : [];
    const names = new Set<string>();
    await shelf.stock(near, (idea, index) => {
      const { name } = near[index]!;
      if (!isShort() || names.has(name) || productsOf(idea) === 0) return false;
      names.add(name);
      return offer(idea, near[index]!);
    });
    if (selection.isEmpty && shelf.isIncomplete)
      await shelf.stock(sketches.slice(0, shown), (idea, index) => selection.offer(idea, sketches[index]!.id));
  }
}

const namesOf = (set: IdeaSet | undefined): string[] => (set ? set.ideas.flatMap(({ names }) => names) : []);

const keysOf = (set: IdeaSet | undefined): Set<string> =>
  new Set(set?.ideas.flatMap(({ recommendation }) => recommendation.realProducts.flatMap(offerKeys)));
