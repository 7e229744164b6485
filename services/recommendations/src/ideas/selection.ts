import type { ModelIdea } from './ask-for-ideas.js';
import type { Idea, IdeaSet } from './idea.js';
import { perIdea } from './shelf.js';

interface Place {
  idea: Idea;
  /** The sketch that the idea is of; none once it is one of the model's own. */
  sketchId: string | undefined;
  /** Whether the model has kept it. */
  isWanted: boolean;
}

/** Which ideas are shown, in which place, and which are kept back. A place that was told of is never empty again. */
export class Selection {
  private readonly places: Place[] = [];
  private readonly back: Place[] = [];

  constructor(
    private readonly size: number,
    private readonly tell: (idea: Idea, index: number) => void,
  ) {}

  /** How many more can be shown. */
  get missing(): number {
    return this.size - this.places.length;
  }

  /** Shows an idea of ours while there is room, and keeps it back otherwise. */
  offer(idea: Idea, sketchId?: string): void {
    const place = { idea, sketchId, isWanted: false };
    if (this.missing > 0) this.add(place);
    else this.back.push(place);
  }

  /** Lets the model's words take the place of ours. An idea that it kept stays where it is, with its products. */
  reword(thought: readonly ModelIdea[]): void {
    for (const place of [...this.places, ...this.back]) {
      const better = thought.find(({ basedOn }) => basedOn !== undefined && basedOn === place.sketchId);
      if (!better) continue;
      place.idea = reworded(place.idea, better);
      place.isWanted = true;
      if (this.places.includes(place)) this.tell(place.idea, this.places.indexOf(place));
    }
  }

  /** Gives the places of what the model would not have to its own ideas, and to those of ours that it kept. */
  replaceUnwanted(own: readonly Idea[]): void {
    const kept = this.back.filter(({ isWanted }) => isWanted);
    const candidates = [...own.map((idea) => ({ idea, sketchId: undefined, isWanted: true })), ...kept];
    for (const candidate of candidates) {
      const index = this.places.findIndex((place) => !place.isWanted);
      const before = this.places[index];
      const isOfOurs = this.back.includes(candidate);
      if (before === undefined && this.places.length < this.size && !isOfOurs) this.add(candidate);
      // With something to buy already there, an idea that no shop knows is no improvement.
      else if (before === undefined || isPoorer(candidate.idea, before.idea)) {
        if (!isOfOurs) this.back.unshift(candidate);
      } else {
        if (isOfOurs) this.back.splice(this.back.indexOf(candidate), 1);
        this.back.push(before);
        this.places[index] = candidate;
        this.tell(candidate.idea, index);
      }
    }
  }

  result(): Pick<IdeaSet, 'ideas' | 'spares'> {
    const ideas = this.places.map(({ idea }) => idea);
    const isStocked = ideas.some((idea) => productsOf(idea) > 0);
    const spares = this.back.map(({ idea }) => idea).filter((idea) => !isStocked || productsOf(idea) > 0);
    return { ideas, spares: spares.toSorted((one, other) => productsOf(other) - productsOf(one)) };
  }

  private add(place: Place): void {
    this.places.push(place);
    this.tell(place.idea, this.places.length - 1);
  }
}

export const productsOf = ({ recommendation }: Idea): number => recommendation.realProducts.length;

const isPoorer = (one: Idea, other: Idea): boolean => productsOf(one) < perIdea && productsOf(one) < productsOf(other);

const reworded = ({ names, recommendation: before }: Idea, better: ModelIdea): Idea => {
  const { name, category, description, reasoning } = better;
  const { estimatedPrice, realProducts } = before;
  return {
    names: [...new Set([...names, name])],
    recommendation: { name, category, description, reasoning, estimatedPrice, realProducts },
  };
};
