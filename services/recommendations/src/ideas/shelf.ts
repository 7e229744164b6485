import type { Product } from '@presently/contracts/recommendations/ideas';
import { Semaphore } from '@presently/messaging/semaphore';
import { isInside } from '../products/choose-offers.js';
import { offerKeys } from '../products/offer-keys.js';
import { ProductsUnavailable, type ProductSearch } from '../products/product-search.js';
import type { ProductOffer } from '../products/product-source.js';
import type { Profile } from '../people/profile.js';
import { estimate, type Budget } from './budget.js';
import type { Idea, Sketch } from './idea.js';
import { aroundEverything, ofWhatThereIs } from './general-ideas.js';
import { nearTo } from './repertoire.js';

/** Products beside each idea: enough to choose from, and enough left for the other ideas. */
export const perIdea = 3;
/** So many are asked for: some will be beside another idea already. */
const askedFor = 14;
/** Of one set of ideas; sources are asked by many sets at once. */
const searchesAtOnce = 4;

/** What shops say of most things that are good to give. */
const anything = ['birthday', 'anniversary', 'wedding', 'graduation', 'holiday', 'gift'];

/** What things of different kinds have in common. */
const wildCards = ['a grand surprise', 'out of the ordinary', 'once in a lifetime', 'a story to tell'];

/** `Home & Kitchen > Coffee` is coffee. */
const leafOf = ({ category }: ProductOffer) => category?.split('>').at(-1)?.trim();
const departmentOf = ({ category }: ProductOffer) => category?.split('>')[0]?.trim();

interface Options {
  search: ProductSearch;
  budget: Budget;
  profile: Profile;
  signal: AbortSignal;
}

/** What is about an interest, and what is not far from it. */
interface Around {
  own: ProductOffer[];
  near: ProductOffer[];
}

/** The products for one set of ideas: inside the budget, nothing that was given before, and nothing twice. */
export class Shelf {
  private readonly taken: Set<string>;
  private readonly beside = new WeakMap<Idea, ProductOffer[]>();
  private readonly around = new Map<string, Promise<Around>>();
  private readonly slots = new Semaphore(searchesAtOnce, Infinity);
  /** Whether some search could not be made: what was found is not all there is. */
  isIncomplete = false;

  constructor(private readonly options: Options) {
    this.taken = new Set(options.profile.given.flatMap(({ title, url }) => offerKeys({ title, link: url })));
  }

  /**
   * Ideas with products, in the order of the sketches: an earlier one chooses first, whichever search ends first.
   * @param each hears of every idea as soon as it and those before it are there
   */
  async stock(sketches: readonly Sketch[], each: (idea: Idea, index: number) => void = () => {}): Promise<Idea[]> {
    const rivals = Map.groupBy(sketches, ({ interest }) => interest);
    const searches = sketches.map((sketch) => this.lookFor(sketch));
    // The first that fails ends it all; nobody asks the others any more.
    for (const search of searches) search.catch(() => undefined);
    const ideas: Idea[] = [];
    for (const [index, sketch] of sketches.entries()) {
      const { own, near } = await searches[index]!;
      const share = Math.floor(own.length / (rivals.get(sketch.interest)?.length ?? 1));
      // What is about the interest itself is shared among the ideas for it, and what is near it makes up the number.
      const offers = this.take(own, Math.max(1, Math.min(perIdea, share)));
      for (const more of [near, own]) offers.push(...this.take(more, perIdea - offers.length));
      const idea = this.present(sketch, offers);
      ideas.push(idea);
      each(idea, index);
    }
    return ideas;
  }

  /** Lets others have the products of an idea that is not shown. */
  giveBack(idea: Idea): void {
    this.release(this.beside.get(idea) ?? []);
  }

  /**
   * Ideas of what there is inside the budget: around all that they like at once, then of one kind each. For when few
   * products are about anything they like.
   */
  async ofWhatThereIs(count: number): Promise<Idea[]> {
    const { profile } = this.options;
    const ideas: Idea[] = [];
    const around = await Promise.all(profile.interests.map((interest) => this.lookAround(interest)));
    const liked = [...around.flatMap(({ own }) => own), ...around.flatMap(({ near }) => near)];
    for (const sketch of aroundEverything(profile).slice(0, count)) {
      const offers = this.take(liked);
      if (offers.length >= perIdea) ideas.push(this.present(sketch, offers));
      else this.release(offers);
    }
    if (ideas.length >= count) return ideas;
    const found = await this.look(anything, askedFor * 6);
    for (const kind of [leafOf, departmentOf]) {
      for (const [name, offers] of Map.groupBy(found, kind)) {
        const free = offers.filter((offer) => offerKeys(offer).every((key) => !this.taken.has(key)));
        if (ideas.length >= count || !name || free.length < perIdea) continue;
        ideas.push(this.present(ofWhatThereIs({ name, profile }), this.take(free)));
      }
    }
    for (const name of wildCards) {
      if (ideas.length >= count) break;
      const offers = this.take(found);
      if (offers.length >= perIdea) ideas.push(this.present(ofWhatThereIs({ name, profile }), offers));
      else this.release(offers);
    }
    return ideas;
  }

  private release(offers: readonly ProductOffer[]): void {
    for (const offer of offers) for (const key of offerKeys(offer)) this.taken.delete(key);
  }

  private present(sketch: Omit<Sketch, 'id' | 'words'>, offers: ProductOffer[]): Idea {
    const idea = toIdea(sketch, offers, this.options.budget);
    this.beside.set(idea, offers);
    return idea;
  }

  /** For an idea around an interest: what is about it, the closest to the idea first. Nothing else, whatever else is found. */
  private async lookFor({ words, interest }: Sketch): Promise<Around> {
    if (interest === undefined) return { own: await this.look(words), near: [] };
    const around = await this.lookAround(interest);
    if (around.own.length + around.near.length <= perIdea || words.length < 2) return around;
    const rank = new Map((await this.look(words)).map(({ link }, index) => [link, index]));
    const byCloseness = (offers: readonly ProductOffer[]) =>
      offers.toSorted((one, other) => (rank.get(one.link) ?? Infinity) - (rank.get(other.link) ?? Infinity) || 0);
    return { own: byCloseness(around.own), near: byCloseness(around.near) };
  }

  /** What is about an interest; asked once, however many ideas there are around it. */
  private lookAround(interest: string): Promise<Around> {
    const known = this.around.get(interest);
    if (known) return known;
    const search = this.look([interest], askedFor * 2).then(async (own) => {
      const words = nearTo(interest);
      // Under its own name there may be too little: then also what is not far from it.
      if (own.length >= askedFor || words.length === 0) return { own, near: [] };
      const links = new Set(own.map(({ link }) => link));
      const near = await this.look(words, askedFor * 2);
      return { own, near: near.filter(({ link }) => !links.has(link)) };
    });
    this.around.set(interest, search);
    return search;
  }

  private async look(words: readonly string[], limit = askedFor): Promise<ProductOffer[]> {
    const { search, budget, signal } = this.options;
    const found = await this.slots
      .withSlot(() => search.search({ words, min: budget.min, max: budget.max, limit, exclude: this.taken, signal }))
      .catch((error: unknown) => {
        if (!(error instanceof ProductsUnavailable)) throw error;
        this.isIncomplete = true;
        return [];
      });
    return found ?? [];
  }

  private take(offers: readonly ProductOffer[], count = perIdea): ProductOffer[] {
    const chosen: ProductOffer[] = [];
    for (const offer of offers) {
      const keys = offerKeys(offer);
      if (chosen.length >= count) break;
      // Whatever a source believes: beside an idea is only what is inside the budget, in the budget's currency.
      if (offer.currency !== 'USD' || !isInside(offer.priceCents, this.options.budget)) continue;
      if (keys.some((key) => this.taken.has(key))) continue;
      for (const key of keys) this.taken.add(key);
      chosen.push(offer);
    }
    return chosen;
  }
}

const money = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

function toIdea(
  { name, category, description, reasoning }: Omit<Sketch, 'id' | 'words'>,
  offers: ProductOffer[],
  budget: Budget,
): Idea {
  const prices = offers.map(({ priceCents }) => priceCents);
  return {
    names: [name],
    recommendation: {
      name,
      category,
      estimatedPrice: estimate(budget, prices),
      description,
      reasoning,
      realProducts: offers.map(toProduct),
    },
  };
}

const toProduct = ({ title, priceCents, source, image, link, rating, reviews, checkedAt }: ProductOffer): Product => ({
  title,
  price: money.format(priceCents / 100),
  source,
  image,
  link,
  ...(rating !== undefined && { rating }),
  ...(reviews !== undefined && { reviews }),
  priceCheckedAt: checkedAt.toISOString(),
});
