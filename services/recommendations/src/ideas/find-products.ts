import { marketOf } from '@presently/rules/market';
import type { Account } from '@presently/service/budgets/budgets';
import type { Meter } from '../costs/idea-costs.js';
import type { Model } from '../model/model.js';
import { ModelUnavailable } from '../model/model-unavailable.js';
import type { Profile } from '../people/profile.js';
import { hasHeadWord } from '../products/head-word.js';
import { offerKeys } from '../products/offer-keys.js';
import { isInside } from '../products/choose-offers.js';
import { ProductsUnavailable, type ProductSearch } from '../products/product-search.js';
import type { ProductOffer } from '../products/product-source.js';
import { withoutVariants } from '../products/variants.js';
import { inTurn } from '../in-turn.js';
import type { Admission } from './admission.js';
import type { Budget } from './budget.js';
import { productsOf, shopOf, type Candidate } from './compose.js';
import { Belief, decoysFor, type Searched } from './decoys.js';
import { picksByWords } from './floor.js';
import { kindWords, perIdea, perSet, thingsOf, type Proposal } from './idea.js';
import { askForPicks, type PickedOffers } from './pick.js';
import type { PickCache } from './pick-cache.js';

/** Listings of one search, and those of them that the model reads. */
const searched = 40;
const read = 10;
/** Listings of the shelves that it reads beside them. */
const readBeside = 8;
/** With fewer that were found by words, the model reads the shelves, too. */
const fewest = 3;
/** Listings of one search for what shops have, and of all that were found. */
const perBrowsed = 14;
const mostBrowsed = 70;
/** Listings wait so long for the other ideas of their question, which the model may still be writing. */
const patienceMs = 3_000;
/** Then the picks are made by words. */
const pickWithinMs = 5_000;

export interface Finding {
  search: ProductSearch;
  model: Model;
  picks: PickCache;
  meter: Meter;
  admission: Admission;
  account: Account;
  profile: Profile;
  budget: Budget;
  /** Keys of products to exclude. */
  exclude: ReadonlySet<string>;
  /** Listings for decoys where the set itself has none. */
  strange: readonly Searched[];
  signal: AbortSignal;
  deadline: number;
  /** How many ideas open the set before the model proposes. */
  opening: number;
  /** Called each time that a candidate's products are known. */
  onFound: () => void;
}

interface Sought {
  candidate: Candidate;
  listings?: ProductOffer[];
  foundAt?: number;
  /** Its place in the order of searches. */
  nth: number;
  /** The question that it shares with what was sought beside it, beyond the set. */
  further: number;
}

const nothing: PickedOffers = { offers: [], bearing: new Set() };

/**
 * Which of a set's three questions its nth search belongs to: the first ideas, so that a card is filled soon; then the
 * others in two halves.
 * @param first how many ideas share the first question
 */
function thirdOf(nth: number, first: number): number {
  if (nth < first) return 0;
  return nth - first < Math.ceil((perSet - first) / 2) ? 1 : 2;
}

/**
 * Finds the products of one set's ideas: a search for each, and then the model's picks, in few questions. Which ideas
 * share a question depends on their order only, not on times, so that equal sets ask equal questions.
 */
export class FindProducts {
  /** Whether the model picks. */
  usesModel: boolean;
  /** Whether the model is silent longer than it should be: what words find waits for no picks. */
  private isModelSilent = false;
  /** Whether a search failed. */
  isIncomplete = false;
  /** Whether a source of products did not answer, be it that others did. */
  areShopsSilent = false;
  /** Whether the shops have anything for an idea, be it picked or not. */
  hasListings = false;
  /** Whether picks are shared with everybody. */
  private readonly isShared: boolean;
  /** The listings of each search. */
  private readonly found: ProductOffer[][] = [];
  private isComplete = false;
  private sought = 0;
  /** Ideas of the first question: the opening ones, or else the first idea alone. */
  private first: number;
  private readonly waiting: Sought[] = [];
  /** What the model is asked about now. */
  private readonly asked = new Set<Sought>();
  private readonly running = new Set<Promise<void>>();
  private readonly taken = new Set<string>();
  private readonly shops = new Set<string>();
  private readonly belief = new Belief();
  /** Candidates whose products the model has picked in this set, with their listings. */
  private readonly pickedByModel = new Map<Candidate, readonly ProductOffer[]>();
  /** What is kept for everybody once the set is done, if the model is still believed. */
  private readonly toKeep: (PickedOffers & { proposal: Proposal })[] = [];

  constructor(private readonly finding: Finding) {
    this.usesModel = finding.model.isConfigured;
    this.isShared = finding.picks.isFor(finding.profile);
    this.first = Math.max(1, finding.opening);
  }

  /** Looks for the products of candidates, the best first. */
  seek(candidates: readonly Candidate[]): void {
    // Beyond the set, what is sought at the same time shares a question: it replaces ideas that were empty together.
    const further = Math.max(this.sought, perSet);
    for (const candidate of candidates) {
      candidate.isSought = true;
      const sought: Sought = { candidate, nth: this.sought++, further };
      this.waiting.push(sought);
      this.run(this.searchFor(sought));
    }
  }

  /** Gives candidates what the model has picked for them already, behind what they have. */
  take(ideas: readonly { candidate: Candidate; picked: PickedOffers }[]): void {
    for (const { candidate, picked } of ideas) {
      candidate.isSought = true;
      this.give(candidate, picked);
    }
    this.toKeep.push(...ideas.map(({ candidate: { proposal }, picked }) => ({ proposal, ...picked })));
  }

  /** Keeps the model's picks for everybody, if it was believed to the end of the set. */
  async keepPicks(): Promise<void> {
    const { picks } = this.finding;
    if (this.belief.isLeft && this.isShared) await picks.keep(this.toKeep.splice(0));
  }

  /**
   * Searches for what shops have for some facts, without an idea.
   * @returns listings without a place in the set: those of these searches first, then those of the ideas' searches
   */
  async browse(searches: readonly Pick<Proposal, 'query' | 'local' | 'for'>[]): Promise<ProductOffer[]> {
    const before = [...this.found];
    const found = await Promise.all(searches.map((each) => this.search({ ...each, is: each.query })));
    const all = [...inTurn(found.map((listings) => listings.slice(0, perBrowsed))), ...inTurn(before)];
    const left = all.filter((offer) => !offerKeys(offer).some((key) => this.taken.has(key)));
    return [...new Map(left.map((offer) => [offerKeys(offer)[0], offer])).values()].slice(0, mostBrowsed);
  }

  /** Notes how many decoys were taken for something else. */
  countMistaken(mistaken: number): void {
    const wasBelieved = this.belief.isLeft;
    this.belief.count(mistaken);
    if (wasBelieved && !this.belief.isLeft) this.takeBack();
  }

  /** Of what a model has picked that is not believed any more, what words bear out stays. */
  private takeBack(): void {
    for (const [candidate, listings] of this.pickedByModel) {
      const byWords = new Set(this.pickedByWords(candidate, listings).offers);
      candidate.picked = candidate.picked?.filter((offer) => byWords.has(offer));
      const left = candidate.offers?.filter((offer) => !byWords.has(offer)) ?? [];
      for (const key of left.flatMap((offer) => offerKeys(offer))) this.taken.delete(key);
      candidate.offers = candidate.offers?.filter((offer) => byWords.has(offer));
      candidate.bearing = new Set();
    }
    this.finding.onFound();
  }

  /** Whether the model's picks are believed. */
  get isBelieved(): boolean {
    return this.belief.isLeft;
  }

  /** No further candidates come before all of these have their products. */
  complete(): void {
    this.isComplete = true;
    this.askNext();
  }

  /** The model is silent longer than it should be. What words find in listings that are there is shown at once. */
  breakSilence(): void {
    this.isModelSilent = true;
    const found = [...this.waiting, ...this.asked].filter((sought) => sought.listings && this.settleByWords(sought));
    for (const sought of found) {
      if (!this.asked.delete(sought)) this.waiting.splice(this.waiting.indexOf(sought), 1);
    }
    if (found.length > 0) this.finding.onFound();
    this.askNext();
  }

  /** The model speaks: it picks again. */
  endSilence(): void {
    this.isModelSilent = false;
  }

  /** Asks for the picks of candidates whose listings and texts are known. */
  askNext(): void {
    for (let group = this.nextGroup(); group.length > 0; group = this.nextGroup()) {
      for (const sought of group) this.waiting.splice(this.waiting.indexOf(sought), 1);
      this.run(this.pickFor(group));
    }
  }

  /** Ends when nothing is looked for any more. @throws what failed unexpectedly */
  async settled(): Promise<void> {
    while (this.running.size > 0) await Promise.all(this.running);
  }

  private run(work: Promise<void>): void {
    const running = work.finally(() => this.running.delete(running));
    // It is reported by settled().
    running.catch(() => undefined);
    this.running.add(running);
  }

  private async searchFor(sought: Sought): Promise<void> {
    const { onFound } = this.finding;
    const { candidate } = sought;
    const { query, local, for: numbers } = candidate.proposal;
    const wanted = { query, is: kindWords(candidate.proposal), for: numbers, ...(local && { local }) };
    const listings = await this.search(wanted, () => (candidate.hasFailed = true));
    this.hasListings ||= listings.length > 0;
    // A card is filled later if nothing is found for the first idea, so the second one joins its question.
    if (sought.nth === 0 && !listings.some((listing) => this.isLikely(candidate.proposal, listing))) this.first++;
    sought.listings = listings;
    sought.foundAt = performance.now();
    if ((!this.usesModel || this.isModelSilent || listings.length === 0) && this.settleByWords(sought)) {
      this.waiting.splice(this.waiting.indexOf(sought), 1);
      onFound();
      return this.askNext();
    }
    setTimeout(() => this.askNext(), patienceMs + 10).unref();
    this.askNext();
  }

  private async search(
    { query, is, for: numbers, local: words }: Pick<Proposal, 'query' | 'local' | 'is' | 'for'>,
    onFailure = () => {},
  ): Promise<ProductOffer[]> {
    const { search, account, budget, profile, signal, exclude, admission } = this.finding;
    const facts = profile.facts.length === 1 ? [1] : numbers;
    const interests = facts.map((number) => profile.facts[number - 1]!.text);
    const { min, max, currency } = budget;
    const { age, hiddenAge, gender, senderLanguage } = profile;
    const { language } = marketOf(currency, senderLanguage);
    const local = words && language !== 'en' ? { query: words, language } : undefined;
    const titles = senderLanguage === 'en' ? undefined : language;
    const wanted = { query, local, is, interests, titles, currency, min, max, age: age ?? hiddenAge ?? null, gender };
    const asked = { account, ...wanted, limit: searched, exclude, signal };
    // In the order in which searches begin, so that equal sets ask equal questions.
    const place = this.found.push([]) - 1;
    try {
      const found = (await search.search(asked, () => (this.areShopsSilent = true))).filter((offer) =>
        admission.isFit(offer),
      );
      this.found[place] = found;
      return found;
    } catch (error) {
      if (!(error instanceof ProductsUnavailable)) throw error;
      this.isIncomplete = true;
      onFailure();
      return [];
    }
  }

  /** Whether a listing is, by its words, one of the things that an idea names. */
  private isLikely(proposal: Proposal, { title, category }: ProductOffer): boolean {
    const interests = proposal.for.map((number) => this.finding.profile.facts[number - 1]!.text);
    return thingsOf(proposal).some((thing) => hasHeadWord(title, thing, category, interests));
  }

  private questionOf({ nth, further }: Sought): number {
    return nth < perSet ? thirdOf(nth, this.first) : further;
  }

  private nextGroup(): Sought[] {
    for (const [question, members] of Map.groupBy(this.waiting, (sought) => this.questionOf(sought))) {
      const isReady = ({ listings, candidate }: Sought) => listings !== undefined && candidate.isWritten;
      const ready = members.filter(isReady);
      const isFull = this.isComplete || this.sought >= perSet || thirdOf(this.sought, this.first) > question;
      const isLate = ready.some(({ foundAt }) => performance.now() - foundAt! > patienceMs);
      if (ready.length > 0 && (isLate || (isFull && ready.length === members.length))) return ready;
    }
    return [];
  }

  private async pickFor(group: readonly Sought[]): Promise<void> {
    const { picks, onFound } = this.finding;
    for (const sought of group) this.asked.add(sought);
    for (const sought of group) {
      const { candidate, listings = [] } = sought;
      const known = this.isShared ? await picks.find(candidate.proposal, listings) : undefined;
      if (known && this.asked.delete(sought)) this.give(candidate, known);
    }
    const open = group.filter((sought) => this.asked.has(sought));
    if (open.length < group.length) onFound();
    if (open.length === 0) return;
    const picked = await this.ask(open);
    for (const [index, sought] of open.entries()) {
      const { candidate, listings = [] } = sought;
      // Words have settled it meanwhile, and what is shown stays.
      if (!this.asked.delete(sought)) continue;
      // Another question of the set may have shown meanwhile that the model is not believed.
      const own = this.belief.isLeft ? picked?.[index] : undefined;
      if (own) {
        this.pickedByModel.set(candidate, listings);
        this.toKeep.push({ proposal: candidate.proposal, ...own });
      }
      this.give(candidate, own ?? this.pickedByWords(candidate, listings));
    }
    onFound();
  }

  /** The model's picks for each; undefined if there are none, or they are not believed. */
  private async ask(open: readonly Sought[]): Promise<PickedOffers[] | undefined> {
    const { model, profile, meter, signal, deadline, strange } = this.finding;
    const { facts } = profile;
    const group = open.map(({ candidate, listings = [] }) => ({
      candidate,
      facts: candidate.proposal.for.map((number) => facts[number - 1]!.text),
      listings: listingsToRead(listings),
    }));
    const ideas = group.map(({ candidate, facts: own, listings }) => {
      const wanted = { ...candidate.proposal, facts: own };
      const others = group.filter((other) => other.candidate !== candidate);
      return { proposal: candidate.proposal, offers: listings, decoys: decoysFor(wanted, [...others, ...strange]) };
    });
    if (!this.belief.isLeft || !this.usesModel) return undefined;
    try {
      const until = Math.min(deadline, Date.now() + pickWithinMs);
      const answer = await model.answer(askForPicks({ profile, ideas }), { signal, until, onCost: meter.onCost });
      this.countMistaken(answer.mistaken);
      return this.belief.isLeft ? answer.picks : undefined;
    } catch (error) {
      if (!(error instanceof ModelUnavailable)) throw error;
      this.usesModel = false;
      return undefined;
    }
  }

  /**
   * Gives a candidate what words find in its listings. What they do not find, the model may still find once it answers.
   * @returns whether nothing more is looked for
   */
  private settleByWords({ candidate, listings = [] }: Sought): boolean {
    const picked = this.pickedByWords(candidate, listings);
    if (this.usesModel && listings.length > 0 && picked.offers.length === 0) return false;
    this.give(candidate, picked);
    return true;
  }

  /** Picks without the model: whether they bear out a reason nobody has judged. */
  private pickedByWords({ proposal }: Candidate, listings: readonly ProductOffer[]): PickedOffers {
    return { ...nothing, offers: picksByWords(proposal, listings, this.finding.profile.facts) };
  }

  private give(candidate: Candidate, { offers: picked, bearing }: PickedOffers): void {
    const inside = picked.filter(({ priceCents }) => isInside(priceCents, this.finding.budget));
    candidate.picked = [...(candidate.picked ?? []), ...inside];
    candidate.bearing = new Set([...(candidate.bearing ?? []), ...bearing]);
    const own = productsOf(picked, { keys: this.taken, shops: this.shops }, this.finding.budget);
    candidate.offers = withoutVariants([...(candidate.offers ?? []), ...own]).slice(0, perIdea);
    for (const offer of candidate.offers) {
      for (const key of offerKeys(offer)) this.taken.add(key);
      this.shops.add(shopOf(offer));
    }
  }
}

/**
 * Those that were found by words, and some that stand on the shelves: words find the same few for every idea of one
 * interest, the shelves give each others. Where words find too few, as many as there are.
 */
function listingsToRead(listings: readonly ProductOffer[]): ProductOffer[] {
  const byWords = listings.filter(({ by }) => by !== 'shelf').slice(0, read);
  const onShelves = listings.filter(({ by }) => by === 'shelf');
  return [...byWords, ...onShelves.slice(0, byWords.length < fewest ? searched : readBeside)];
}
