import type { Profile } from '../people/profile.js';
import { curateNear } from './curator.js';
import { perIdea, type Idea, type Sketch } from './idea.js';
import { productsOf, type Selection } from './selection.js';
import type { Shelf } from './shelf.js';

/** Ideas of a set. */
export const shown = 8;
const spare = 4;
/** A set of fewer ideas also shows ideas with fewer products. */
const short = 4;
/** A set of fewer products than that many full ideas have shows what is left. */
const fewestProducts = short * perIdea;
/** From this many products on, they are spread over that many ideas. */
const enoughToSpread = 8;

/** Fills a set with sketches that have products. */
export class FillSet {
  constructor(
    private readonly sketches: readonly Sketch[],
    private readonly profile: Profile,
    private readonly shelf: Shelf,
    private readonly selection: Selection,
  ) {}

  /**
   * Shows the sketches with enough products, then the few there are for interests without an idea and for a set that
   * is too short. Where these are still too few, some that promise nothing. No others, unless no shop answered.
   */
  async fill(): Promise<void> {
    const { sketches, shelf, selection } = this;
    const poor: Sketch[] = [];
    const shownInterests = new Set<string | undefined>();
    let offered = 0;
    let stocked = 0;
    let left = await shelf.choose(sketches.flatMap(({ interest }) => interest ?? []));
    const isSpread = left >= enoughToSpread && left < fewestProducts;
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
    await this.stockNear(isShort, offer);
    if (selection.isEmpty && shelf.isIncomplete)
      await shelf.stock(sketches.slice(0, shown), (idea, index) => selection.offer(idea, sketches[index]!.id));
  }

  /**
   * Adds ideas to a set that is too short: from what a judge has approved of since, at last such that promise nothing,
   * then from ideas with many products.
   */
  async fillUp(): Promise<void> {
    const { shelf, selection } = this;
    const hasTooFew = () => selection.productCount < fewestProducts;
    await this.stockUnused(hasTooFew);
    await this.stockNear(() => selection.count < short || hasTooFew());
    if (selection.count >= short || selection.productCount < enoughToSpread) return;
    selection.revise((idea) => shelf.withoutLast(idea));
    await this.stockUnused(() => false);
    await this.stockNear(() => selection.count < short);
    selection.revise((idea) => shelf.withoutRejected(idea));
  }

  /** Adds ideas that promise nothing. */
  private async stockNear(
    isShort: () => boolean,
    offer: (idea: Idea, sketch: Sketch) => void = (idea, { id }) => this.selection.offer(idea, id),
  ): Promise<void> {
    const near = isShort() ? curateNear(this.profile) : [];
    const names = new Set(this.selection.result().ideas.flatMap((idea) => idea.names));
    await this.shelf.stock(near, (idea, index) => {
      const { name } = near[index]!;
      if (!isShort() || names.has(name) || productsOf(idea) === 0) return false;
      names.add(name);
      offer(idea, near[index]!);
      return true;
    });
  }

  private async stockUnused(hasTooFew: () => boolean): Promise<void> {
    const { sketches, shelf, selection } = this;
    const unused = selection.withoutPlace(sketches).toSorted((one, other) => one.words.length - other.words.length);
    await shelf.stock(unused, (idea, index) => {
      const isShort = selection.count < short || hasTooFew();
      const isTrue = isShort && productsOf(idea) > 0 && shelf.bearsOut(unused[index]!, idea);
      if (isTrue) selection.offer(idea, unused[index]!.id);
      return isTrue;
    });
  }
}
