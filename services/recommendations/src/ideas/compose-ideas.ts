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
/** A set has so many, even where no shop has anything. */
const enough = 6;
/** Kept of the caller's time for looking at shops once the model has answered. */
const forShopsMs = 4_000;

export interface Composition {
  profile: Profile;
  budget: Budget;
  /** Names of ideas that are out of the question. */
  avoid?: readonly string[];
  signal: AbortSignal;
  /** Epoch milliseconds at which the answer must be there. */
  deadline: number;
  /** Hears of each idea as soon as there is one for its place, and again when a better one takes it. */
  tell?: (idea: Idea, index: number) => void;
}

export interface Composed {
  set: IdeaSet;
  /** Whether it is as good as it can be, and so worth keeping. */
  isWhole: boolean;
}

/**
 * Finds ideas: our own rules sketch a set at once and shops are asked for each, so that there is something to look at;
 * meanwhile the model keeps what suits, says it better and replaces the rest. Without the model the sketches stand.
 */
@Injectable()
export class ComposeIdeas {
  constructor(
    private readonly model: Model,
    private readonly products: ProductSearch,
    private readonly clock: Clock,
    private readonly env: RecommendationsEnv,
  ) {}

  async run({ profile, budget, avoid = [], signal, deadline, tell = () => {} }: Composition): Promise<Composed> {
    const sketches = curate({ ...profile, notThis: [...profile.notThis, ...avoid] }, budget, shown + spare);
    const shelf = new Shelf({ search: this.products, budget, profile, signal });
    const question = askForIdeas({ profile, budget, sketches, avoid });
    const thinking = this.model.answer(question, { signal, until: deadline - forShopsMs }).catch((error: unknown) => {
      if (error instanceof ModelUnavailable) return undefined;
      throw error;
    });
    // Should the shops fail first, whatever the model still says is nobody's business any more.
    thinking.catch(() => undefined);

    const selection = new Selection(shown, tell);
    await this.sketch(sketches, shelf, selection);
    const thought = await thinking;
    if (thought) {
      selection.reword(thought);
      const own = thought.filter(({ basedOn }) => !basedOn).map((idea, n) => ({ ...idea, id: `m${n + 1}` }));
      selection.replaceUnwanted(await shelf.stock(own));
    }
    const chosen = selection.result();
    const hasProducts = chosen.ideas.some(({ recommendation }) => recommendation.realProducts.length > 0);
    const isImitated =
      (thought !== undefined && this.model.isSandbox) || (hasProducts && this.env.PRODUCTS_ARE_SANDBOX);
    return {
      isWhole: thought !== undefined && !shelf.isIncomplete,
      set: {
        ...chosen,
        source: thought ? 'model' : 'curator',
        isSandbox: isImitated,
        generatedAt: this.clock.now().toISOString(),
      },
    };
  }

  /** Shows our own ideas: first those with enough to buy, then what else there is to buy, then the others. */
  private async sketch(sketches: readonly Sketch[], shelf: Shelf, selection: Selection): Promise<void> {
    const poor: Sketch[] = [];
    await shelf.stock(sketches, (idea, index) => {
      if (productsOf(idea) >= perIdea) return selection.offer(idea, sketches[index]!.id);
      shelf.giveBack(idea);
      poor.push(sketches[index]!);
    });
    // Better six that suit than eight of which some are there to fill up.
    const fewest = () => Math.max(0, enough - (shown - selection.missing));
    if (fewest() > 0) {
      for (const idea of await shelf.ofWhatThereIs(fewest())) selection.offer(idea);
    }
    const restocked = poor.slice(0, fewest());
    await shelf.stock(restocked, (idea, index) => selection.offer(idea, restocked[index]!.id));
  }
}
