import { inTurn } from '../in-turn.js';
import { isInside } from '../products/choose-offers.js';
import { offerKeys } from '../products/offer-keys.js';
import type { Beside, OldOffer as ProductOffer } from './until-merge.js';
import { withoutVariants } from '../products/variants.js';
import type { Profile } from '../people/profile.js';
import type { Evidence } from '../topics/evidence.js';
import { stemsOf } from '../topics/stem.js';
import { isTrueOf } from './claims.js';
import { dislikedBy } from './dislikes.js';
import { deal } from './deal.js';
import { doubtful, surestFirst, type Enough, type Found } from './doubtful.js';
import { goodForAnybody } from './general-ideas.js';
import { perIdea, type Idea, type Sketch, type SketchText } from './idea.js';
import { ProductsAbout, type SearchOptions } from './products-about.js';
import { specificWords } from './specific-words.js';
import { toIdea } from './to-idea.js';
import { isBelievable, isSupported, knows, mixedIn, type Judged, type Verdict } from './verdict.js';

/** Products that are enough, so that none is added that is only perhaps about the person. */
const enoughOfSet: Enough = { likely: 15, inAll: 12, ofEach: perIdea };
/** Products that a judge sees. */
const mostJudged = 48;

type Stockable = SketchText & Partial<Sketch>;

interface Options extends Pick<SearchOptions, 'search' | 'account' | 'budget' | 'signal'> {
  profile: Profile;
  /** Keys of products that no idea may have. */
  except?: readonly string[];
  /** When doubtful products are left out, if not as in a set that a person looks through. */
  enough?: Enough | undefined;
  /** Keys of the products of the last set. They come after all others. */
  last?: ReadonlySet<string>;
}

/** The products for one set of ideas: about the person, inside the budget, not given before, each once. */
export class Shelf {
  private readonly taken: Set<string>;
  private readonly chosen = new Set<ProductOffer>();
  private readonly beside = new WeakMap<Idea, { sketch: Stockable; offers: readonly ProductOffer[] }>();
  /** The addresses of products that the model has seen, and of those it has rejected. */
  private judged: ReadonlySet<string> = new Set();
  private readonly rejected = new Set<string>();
  private besides: Beside = { perhaps: [], strangers: [] };
  /** The addresses of products that are about none of the interests. */
  private strangers: ReadonlySet<string> = new Set();
  /** Whether what the judge has not rejected is as good as sure. */
  isApproved = false;
  /** Offers that a set with enough others does without. */
  private leftOut: ReadonlySet<ProductOffer> = new Set();
  private readonly searches: ProductsAbout;

  private readonly isDisliked: (offer: ProductOffer) => boolean;

  constructor(private readonly options: Options) {
    this.isDisliked = dislikedBy(options.profile.dislikes);
    const { given, kept } = options.profile;
    const known = [...given, ...kept].flatMap(({ title, url }) => offerKeys({ title, link: url }));
    this.taken = new Set([...known, ...options.profile.notThisProducts, ...(options.except ?? [])]);
    this.searches = new ProductsAbout({
      ...options,
      exclude: this.taken,
      isLast: (offer) => this.wasShown(offer),
    });
  }

  /** Whether a search failed. */
  get isIncomplete(): boolean {
    return this.searches.isIncomplete;
  }

  /**
   * Ideas with products, in the order of the sketches. Earlier sketches choose first, whichever search ends first.
   * @param each called with every idea, in order, as soon as possible. Its products return to the shelf on `false`
   * @param count how many products the next idea gets
   */
  async stock(
    sketches: readonly Sketch[],
    each: (idea: Idea, index: number) => boolean | void = () => {},
    count: () => number = () => perIdea,
  ): Promise<Idea[]> {
    const searches = sketches.map(({ interest }) => (interest === undefined ? [] : this.searches.about(interest)));
    // The first error ends this call; later ones must not be unhandled rejections.
    for (const search of searches) Promise.resolve(search).catch(() => undefined);
    const ideas: Idea[] = [];
    for (const [index, sketch] of sketches.entries()) {
      const offers = this.take(matching(await searches[index]!, sketch), count(), sketch.interest);
      const idea = this.present(sketch, offers);
      ideas.push(idea);
      if (each(idea, index) === false) this.release(offers);
    }
    return ideas;
  }

  /**
   * Chooses what can be shown for some interests: all that is surely about them, others if that is not enough, and the
   * last set again only if there is too little else.
   * @returns how many products that are
   */
  async choose(interests: readonly string[]): Promise<number> {
    const { enough = enoughOfSet } = this.options;
    const different = [...new Set(interests)];
    const found = await Promise.all(different.map((interest) => this.searches.about(interest)));
    const free = this.freeOf(found.flat());
    const isFresh = new Set(free.filter((offer) => !this.wasShown(offer)));
    const ofEach = found.map((offers, n) =>
      this.asFound(offers, different[n]!).filter(({ offer }) => isFresh.has(offer)),
    );
    const unneeded = doubtful(ofEach, enough);
    const shownBefore = free.filter((offer) => !isFresh.has(offer));
    const isEnough = isFresh.size - unneeded.size >= enough.inAll;
    this.leftOut = isEnough ? unneeded.union(new Set(shownBefore)) : unneeded;
    return free.length - this.leftOut.size;
  }

  /** Whether every interest that a text names has enough products among those of the idea. */
  bearsOut(text: SketchText, idea: Idea): boolean {
    const { offers = [] } = this.beside.get(idea) ?? {};
    const evidenceFor = (offer: ProductOffer, interest: string) => this.searches.evidenceFor(offer, interest);
    return isTrueOf(text, { interests: this.options.profile.interests, offers, evidenceFor });
  }

  /**
   * What to ask a judge: products that can be shown, and others that may be about an interest of which there is little.
   * Those of the ideas come first. Each list has some strangers, see {@link heed}.
   */
  toJudge(): Judged {
    const found = this.searches.all().map((offers) => this.freeOf(offers, 'with those left out'));
    const known = new Map([...this.chosen, ...inTurn(found)].map((offer) => [offer.link, offer]));
    const products = [...known.values()].slice(0, mostJudged);
    const { perhaps, strangers } = this.besides;
    const others = this.freeOf(perhaps.filter(({ link }) => !known.has(link)));
    this.judged = new Set([...products, ...others].map(({ link }) => link));
    this.strangers = new Set(strangers.map(({ link }) => link));
    return {
      products: mixedIn(
        products,
        strangers.filter((_, n) => n % 2 === 0),
      ),
      others: mixedIn(
        others,
        strangers.filter((_, n) => n % 2 === 1),
      ),
    };
  }

  /** Finds products that may be about interests of which there is little. */
  async lookBeside(): Promise<void> {
    this.besides = { perhaps: [], strangers: [] };
  }

  /**
   * Takes what a judge rejects off the shelf, and puts what it approves of on it. A judge who rejects too much of what is
   * about an interest is not believed; the approval of one who lets strangers pass is not, either.
   */
  heed({ products, others }: Judged, { unsuitable, found }: Verdict): void {
    const rejected = new Set(unsuitable.map(({ link }) => link));
    const withEvidence = (links: ReadonlySet<string>, least: Evidence) =>
      [...links].filter((link) => this.searches.hasEvidence(link, least)).length;
    const rejections = (least: Evidence) => ({
      seen: withEvidence(this.judged, least),
      rejected: withEvidence(rejected, least),
    });
    if (!isBelievable({ sure: rejections(2), likely: rejections(1) })) return;
    for (const offer of unsuitable) {
      this.rejected.add(offer.link);
      this.chosen.delete(offer);
      for (const key of offerKeys(offer)) this.taken.add(key);
    }
    const isStranger = ({ link }: ProductOffer) => this.strangers.has(link);
    const approved = products.filter(({ link }) => !rejected.has(link));
    const passed = [...approved, ...found.map(({ offer }) => offer)].filter(isStranger).length;
    if (!knows(this.strangers, passed)) return;
    for (const each of found)
      if (!isStranger(each.offer) && isSupported(each, found, others)) this.searches.add(each.offer, each.interest);
    this.searches.approve(approved.filter((offer) => !isStranger(offer)));
    this.leftOut = this.leftOut.difference(new Set(approved));
    this.isApproved = true;
  }

  /** An idea with other judged products in place of rejected ones; undefined if too little bears out its words. */
  withoutRejected(idea: Idea): Idea | undefined {
    const { sketch, offers } = this.beside.get(idea)!;
    const kept = offers.filter(({ link }) => !this.rejected.has(link));
    const judged = this.searches.found(sketch.interest ?? '').filter(({ link }) => this.judged.has(link));
    const missing = (this.isApproved ? perIdea : offers.length) - kept.length;
    const others = missing > 0 ? this.take(matching(judged, sketch), missing, sketch.interest) : [];
    if (others.length === 0 && kept.length === offers.length) return idea;
    const revised = this.present(sketch, [...kept, ...others]);
    if (kept.length + others.length > 0 && this.bearsOut(sketch, revised)) return revised;
    this.release([...kept, ...others]);
    return undefined;
  }

  /** A full idea without its last product, if the others bear out its words. */
  withoutLast(idea: Idea): Idea {
    const { sketch, offers } = this.beside.get(idea)!;
    if (offers.length < perIdea) return idea;
    const shorter = this.present(sketch, offers.slice(0, -1));
    if (!this.bearsOut(sketch, shorter)) return idea;
    this.release(offers.slice(-1));
    return shorter;
  }

  /** The only idea that is not about the person, and says so: the surest product of each kind, of the surest kinds. */
  async forAnybody(): Promise<Idea | undefined> {
    const { interests, ...sketch } = goodForAnybody(this.options.profile);
    const found = await Promise.all(interests.map((interest) => this.searches.about(interest)));
    const ofEach = found.flatMap((offers, n) =>
      this.asFound(this.freeOf(offers), interests[n]!).toSorted(surestFirst).slice(0, 1),
    );
    const offers = this.take(ofEach.toSorted(surestFirst).map(({ offer }) => offer));
    return offers.length > 0 ? this.present(sketch, offers) : undefined;
  }

  private asFound(offers: readonly ProductOffer[], interest: string): Found<ProductOffer>[] {
    return offers.map((offer) => ({
      offer,
      evidence: this.searches.evidenceFor(offer, interest),
      fit: offer.fit ?? 0,
    }));
  }

  private release(offers: readonly ProductOffer[]): void {
    for (const offer of offers) {
      this.chosen.delete(offer);
      for (const key of offerKeys(offer)) this.taken.delete(key);
    }
  }

  private present(sketch: Stockable, offers: readonly ProductOffer[]): Idea {
    const idea = toIdea(sketch, offers, this.options.budget);
    this.beside.set(idea, { sketch, offers });
    return idea;
  }

  private take(offers: readonly ProductOffer[], count = perIdea, interest?: string): ProductOffer[] {
    const free = this.freeOf(offers);
    const chosen = interest === undefined ? free.slice(0, count) : deal(this.asFound(free, interest), count);
    for (const offer of chosen) {
      for (const key of offerKeys(offer)) this.taken.add(key);
      this.chosen.add(offer);
    }
    return chosen;
  }

  /** The offers that can be chosen, each product once. */
  private freeOf(offers: readonly ProductOffer[], which: 'shown' | 'with those left out' = 'shown'): ProductOffer[] {
    const taken = new Set(this.taken);
    const free: ProductOffer[] = [];
    for (const offer of offers) {
      const keys = offerKeys(offer);
      // Checked again: a source may ignore the budget or its currency.
      if (offer.currency !== 'USD' || !isInside(offer.priceCents, this.options.budget)) continue;
      if (keys.some((key) => taken.has(key)) || this.isDisliked(offer)) continue;
      if (which === 'shown' && this.leftOut.has(offer)) continue;
      for (const key of keys) taken.add(key);
      free.push(offer);
    }
    const different = withoutVariants([...this.chosen, ...free]).filter((offer) => !this.chosen.has(offer));
    return different;
  }

  /** Whether the last set had it. */
  private wasShown(offer: ProductOffer): boolean {
    return offerKeys(offer).some((key) => this.options.last?.has(key));
  }
}

/** The offers that are what an idea promises beyond its interest: most of its telling words. */
function matching(
  all: readonly ProductOffer[],
  { words = [], interest = '', leastFit = 0 }: Stockable,
): readonly ProductOffer[] {
  const offers = all.filter(({ fit = 0 }) => fit >= leastFit);
  const known = new Set(stemsOf(interest));
  const telling = [...new Set(specificWords(words).flatMap(stemsOf))].filter((word) => !known.has(word));
  if (telling.length === 0) return offers;
  const fewest = Math.min(2, Math.ceil(telling.length / 2));
  return offers.filter(({ title, category = '' }) => {
    const own = new Set(stemsOf(`${title} ${category}`));
    return telling.filter((word) => own.has(word)).length >= fewest;
  });
}
