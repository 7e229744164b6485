import type { ModelIdea } from './ask-for-ideas.js';
import { perIdea, type Idea, type IdeaSet } from './idea.js';

interface Place {
  idea: Idea;
  /** The id of the idea's sketch; undefined for an idea of the model. */
  sketchId: string | undefined;
  /** Whether the model keeps it. */
  isWanted: boolean;
}

/** Decides which ideas are shown in which place and which are in reserve. A filled place is never emptied. */
export class Selection {
  private readonly places: Place[] = [];
  private readonly reserve: Place[] = [];

  constructor(
    private readonly size: number,
    private readonly onIdea: (idea: Idea, index: number) => void,
  ) {}

  /** How many places are empty. */
  get missing(): number {
    return this.size - this.places.length;
  }

  get isEmpty(): boolean {
    return this.places.length === 0;
  }

  /** How many ideas are shown. */
  get count(): number {
    return this.places.length;
  }

  /** How many products they have. */
  get productCount(): number {
    return this.places.reduce((sum, { idea }) => sum + productsOf(idea), 0);
  }

  /** The sketches that are neither shown nor in reserve. */
  withoutPlace<T extends { id: string }>(sketches: readonly T[]): T[] {
    const used = new Set([...this.places, ...this.reserve].map(({ sketchId }) => sketchId));
    return sketches.filter(({ id }) => !used.has(id));
  }

  /** The sketches with those that have products first. */
  shownFirst<T extends { id: string }>(sketches: readonly T[]): T[] {
    const stocked = new Set([...this.places, ...this.reserve].map(({ sketchId }) => sketchId));
    if (stocked.size === 0) return [...sketches];
    return sketches.filter(({ id }) => stocked.has(id));
  }

  /** Shows one of our ideas if a place is empty, else adds it to the reserve. */
  offer(idea: Idea, sketchId?: string): void {
    const place = { idea, sketchId, isWanted: false };
    if (this.missing > 0) this.add(place);
    else this.reserve.push(place);
  }

  /** Rewords the ideas that the model keeps, if its words are true. They keep their place and their products. */
  reword(thought: readonly ModelIdea[], isTrue: (better: ModelIdea, idea: Idea) => boolean = () => true): void {
    for (const place of [...this.places, ...this.reserve]) {
      const better = thought.find(({ basedOn }) => basedOn !== undefined && basedOn === place.sketchId);
      if (!better) continue;
      place.isWanted = true;
      if (!isTrue(better, place.idea)) continue;
      place.idea = reworded(place.idea, better);
      if (this.places.includes(place)) this.onIdea(place.idea, this.places.indexOf(place));
    }
  }

  /** Changes all ideas. Those without a change go: the reserve fills their places, or what follows moves up. */
  revise(change: (idea: Idea) => Idea | undefined): void {
    const before = this.places.splice(0);
    const changed = (place: Place): Place | undefined => {
      const idea = change(place.idea);
      return idea && { ...place, idea };
    };
    const revised = before.map(changed);
    const spares = this.reserve.splice(0).flatMap((place) => changed(place) ?? []);
    this.places.push(...revised.flatMap((place) => place ?? spares.shift() ?? []));
    this.reserve.push(...spares);
    for (const [index, { idea }] of this.places.entries()) if (idea !== before[index]!.idea) this.onIdea(idea, index);
  }

  /** Replaces the ideas that the model drops: by its own ideas, then by reserve ideas that it keeps. */
  replaceUnwanted(own: readonly Idea[]): void {
    const kept = this.reserve.filter(({ isWanted }) => isWanted);
    const candidates = [...own.map((idea) => ({ idea, sketchId: undefined, isWanted: true })), ...kept];
    for (const candidate of candidates) {
      const index = this.places.findIndex((place) => !place.isWanted);
      const before = this.places[index];
      const isOfOurs = this.reserve.includes(candidate);
      if (before === undefined && this.places.length < this.size && !isOfOurs) this.add(candidate);
      // An idea without products does not replace one with products.
      else if (before === undefined || isPoorer(candidate.idea, before.idea)) {
        if (!isOfOurs) this.reserve.unshift(candidate);
      } else {
        if (isOfOurs) this.reserve.splice(this.reserve.indexOf(candidate), 1);
        this.reserve.push(before);
        this.places[index] = candidate;
        this.onIdea(candidate.idea, index);
      }
    }
  }

  result(): Pick<IdeaSet, 'ideas' | 'spares'> {
    const ideas = this.places.map(({ idea }) => idea);
    const isStocked = ideas.some((idea) => productsOf(idea) > 0);
    const spares = this.reserve.map(({ idea }) => idea).filter((idea) => !isStocked || productsOf(idea) > 0);
    return { ideas, spares: spares.toSorted((one, other) => productsOf(other) - productsOf(one)) };
  }

  private add(place: Place): void {
    this.places.push(place);
    this.onIdea(place.idea, this.places.length - 1);
  }
}

export const productsOf = ({ recommendation }: Idea): number => recommendation.realProducts.length;

const isPoorer = (one: Idea, other: Idea): boolean => productsOf(one) < perIdea && productsOf(one) < productsOf(other);

const reworded = ({ names, items, recommendation: before }: Idea, better: ModelIdea): Idea => {
  const { name, category, description, reasoning } = better;
  const { estimatedPrice, realProducts } = before;
  return {
    names: [...new Set([...names, name])],
    ...(items && { items }),
    recommendation: { name, category, description, reasoning, estimatedPrice, realProducts },
  };
};
