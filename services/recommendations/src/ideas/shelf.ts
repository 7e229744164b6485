import type { Product } from '@presently/contracts/recommendations/ideas';
import type { Account } from '@presently/service/budgets/budgets';
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

/** Products of each idea. */
export const perIdea = 3;
/** Products in one search: other ideas may have taken some of them. */
const searchLimit = 14;
/** Concurrent searches of one set of ideas. */
const searchesAtOnce = 4;

/** Search words that match most gifts. */
const anything = ['birthday', 'anniversary', 'wedding', 'graduation', 'holiday', 'gift'];

/** Names for products of different kinds. */
const wildCards = ['a grand surprise', 'out of the ordinary', 'once in a lifetime', 'a story to tell'];

/** `Coffee` of `Home & Kitchen > Coffee`. */
const leafOf = ({ category }: ProductOffer) => category?.split('>').at(-1)?.trim();
const departmentOf = ({ category }: ProductOffer) => category?.split('>')[0]?.trim();

interface Options {
  search: ProductSearch;
  account: Account;
  budget: Budget;
  profile: Profile;
  signal: AbortSignal;
}

/** The products of an interest and of related words. */
interface Around {
  own: ProductOffer[];
  near: ProductOffer[];
}

/** The products for one set of ideas: inside the budget, not given before, each once. */
export class Shelf {
  private readonly taken: Set<string>;
  private readonly beside = new WeakMap<Idea, ProductOffer[]>();
  private readonly around = new Map<string, Promise<Around>>();
  private readonly slots = new Semaphore(searchesAtOnce, Infinity);
  /** Whether a search failed. */
  isIncomplete = false;

  constructor(private readonly options: Options) {
    this.taken = new Set(options.profile.given.flatMap(({ title, url }) => offerKeys({ title, link: url })));
  }

  /**
   * Ideas with products, in the order of the sketches. Earlier sketches choose first, whichever search ends first.
   * @param each called with every idea, in order, as soon as possible
   */
  async stock(sketches: readonly Sketch[], each: (idea: Idea, index: number) => void = () => {}): Promise<Idea[]> {
    const rivals = Map.groupBy(sketches, ({ interest }) => interest);
    const searches = sketches.map((sketch) => this.productsFor(sketch));
    // The first error ends this call; later ones must not be unhandled rejections.
    for (const search of searches) search.catch(() => undefined);
    const ideas: Idea[] = [];
    for (const [index, sketch] of sketches.entries()) {
      const { own, near } = await searches[index]!;
      const share = Math.floor(own.length / (rivals.get(sketch.interest)?.length ?? 1));
      // Ideas for one interest share its products; related products fill the rest.
      const offers = this.take(own, Math.max(1, Math.min(perIdea, share)));
      for (const more of [near, own]) offers.push(...this.take(more, perIdea - offers.length));
      const idea = this.present(sketch, offers);
      ideas.push(idea);
      each(idea, index);
    }
    return ideas;
  }

  /** Releases the products of an idea that is not shown. */
  giveBack(idea: Idea): void {
    this.release(this.beside.get(idea) ?? []);
  }

  /**
   * Ideas for any products inside the budget: first for all interests together, then one for each kind of product. Used
   * when few products match an interest.
   */
  async ofWhatThereIs(count: number): Promise<Idea[]> {
    const { profile } = this.options;
    const ideas: Idea[] = [];
    const around = await Promise.all(profile.interests.map((interest) => this.productsAround(interest)));
    const liked = [...around.flatMap(({ own }) => own), ...around.flatMap(({ near }) => near)];
    for (const sketch of aroundEverything(profile).slice(0, count)) {
      const offers = this.take(liked);
      if (offers.length >= perIdea) ideas.push(this.present(sketch, offers));
      else this.release(offers);
    }
    if (ideas.length >= count) return ideas;
    const found = await this.search(anything, searchLimit * 6);
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

  /** The products for a sketch: those of its interest, the closest to the idea first, and no others. */
  private async productsFor({ words, interest }: Sketch): Promise<Around> {
    if (interest === undefined) return { own: await this.search(words), near: [] };
    const around = await this.productsAround(interest);
    if (around.own.length + around.near.length <= perIdea || words.length < 2) return around;
    const rank = new Map((await this.search(words)).map(({ link }, index) => [link, index]));
    const byCloseness = (offers: readonly ProductOffer[]) =>
      offers.toSorted((one, other) => (rank.get(one.link) ?? Infinity) - (rank.get(other.link) ?? Infinity) || 0);
    return { own: byCloseness(around.own), near: byCloseness(around.near) };
  }

  /** The products of an interest; one search for all its ideas. */
  private productsAround(interest: string): Promise<Around> {
    const known = this.around.get(interest);
    if (known) return known;
    const search = this.search([interest], searchLimit * 2).then(async (own) => {
      const words = nearTo(interest);
      // Too few under its own name: add related products.
      if (own.length >= searchLimit || words.length === 0) return { own, near: [] };
      const links = new Set(own.map(({ link }) => link));
      const near = await this.search(words, searchLimit * 2);
      return { own, near: near.filter(({ link }) => !links.has(link)) };
    });
    this.around.set(interest, search);
    return search;
  }

  private async search(words: readonly string[], limit = searchLimit): Promise<ProductOffer[]> {
    const {
      search,
      account,
      budget: { min, max },
      signal,
    } = this.options;
    const found = await this.slots
      .withSlot(() => search.search({ account, words, min, max, limit, exclude: this.taken, signal }))
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
      // Checked again: a source may ignore the budget or its currency.
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
