import type { Account } from '@presently/service/budgets/budgets';
import { Clock } from '@presently/service/clock';
import { Injectable } from '@nestjs/common';
import { RecommendationsEnv } from '../env.js';
import { Model } from '../model/model.js';
import { ModelUnavailable } from '../model/model-unavailable.js';
import type { Profile } from '../people/profile.js';
import { ProductSearch } from '../products/product-search.js';
import { askForIdeas } from './ask-for-ideas.js';
import type { Budget } from './budget.js';
import { curate } from './curator.js';
import type { Idea, IdeaSet, Sketch } from './idea.js';
import { productsOf, Selection } from './selection.js';
import { perIdea, Shelf } from './shelf.js';

const shown = 8;
const spare = 4;
/** The smallest set, even without any products. */
const enough = 6;
/** Time reserved for product searches after the model's answer. */
const forShopsMs = 4_000;

export interface Composition {
  /** Whose budget counts the searches that cost money. */
  account: Account;
  profile: Profile;
  budget: Budget;
  /** Names of ideas to exclude. */
  avoid?: readonly string[];
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
 * Finds ideas. The curator's sketches get products at once, so that the page has a first answer. Meanwhile the model
 * keeps and rewords suitable sketches and replaces the others. Without the model the sketches are the answer.
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
    signal,
    deadline,
    onIdea = () => {},
  }: Composition): Promise<Composed> {
    const sketches = curate({ ...profile, notThis: [...profile.notThis, ...avoid] }, budget, shown + spare);
    const shelf = new Shelf({ search: this.products, account, budget, profile, signal });
    const question = askForIdeas({ profile, budget, sketches, avoid });
    const modelAnswer = this.model
      .answer(question, { signal, until: deadline - forShopsMs })
      .catch((error: unknown) => {
        if (error instanceof ModelUnavailable) return undefined;
        throw error;
      });
    // If the searches fail first, a later error of the model must not be an unhandled rejection.
    modelAnswer.catch(() => undefined);

    const selection = new Selection(shown, onIdea);
    await this.sketch(sketches, shelf, selection);
    const thought = await modelAnswer;
    if (thought) {
      selection.reword(thought);
      const own = thought.filter(({ basedOn }) => !basedOn).map((idea, n) => ({ ...idea, id: `m${n + 1}` }));
      selection.replaceUnwanted(await shelf.stock(own));
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

  /** Shows the sketches with enough products, then other products inside the budget, then the other sketches. */
  private async sketch(sketches: readonly Sketch[], shelf: Shelf, selection: Selection): Promise<void> {
    const poor: Sketch[] = [];
    await shelf.stock(sketches, (idea, index) => {
      if (productsOf(idea) >= perIdea) return selection.offer(idea, sketches[index]!.id);
      shelf.giveBack(idea);
      poor.push(sketches[index]!);
    });
    // Six suitable ideas are better than eight with fillers.
    const fewest = () => Math.max(0, enough - (shown - selection.missing));
    if (fewest() > 0) {
      for (const idea of await shelf.ofWhatThereIs(fewest())) selection.offer(idea);
    }
    const restocked = poor.slice(0, fewest());
    await shelf.stock(restocked, (idea, index) => selection.offer(idea, restocked[index]!.id));
  }
}
