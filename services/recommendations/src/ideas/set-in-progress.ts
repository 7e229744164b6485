import { marketOf } from '@presently/rules/market';
import type { Profile } from '../people/profile.js';
import type { Admission } from './admission.js';
import type { Budget } from './budget.js';
import { compose, isBorneOut, isStocked, type Candidate } from './compose.js';
import type { FindProducts } from './find-products.js';
import type { Draft } from './floor.js';
import type { FurtherIdea } from './further/find-further-kinds.js';
import { together } from './honest-why.js';
import { perIdea, perSet, type Idea, type Proposal } from './idea.js';
import type { ArrivingIdea } from './read-ideas.js';
import { secondShop } from './second-shop.js';
import { toIdea } from './to-idea.js';

interface Setting {
  profile: Profile;
  budget: Budget;
  admission: Admission;
  onIdea: (idea: Idea, index: number) => void;
}

/** A set of ideas while it is composed: its candidates, what is shown of them, and who looks for their products. */
export class SetInProgress {
  /** Whether the model will propose no more. */
  isProposed = false;
  private isOver = false;
  private isFinished = false;
  private readonly filled = Promise.withResolvers<void>();
  private readonly candidates: Candidate[] = [];
  private shown: Candidate[] = [];
  private spares: Candidate[] = [];
  /** The candidate of each name that the model wrote; undefined for one that may not be shown. */
  private readonly arriving = new Map<string, Candidate | undefined>();
  private lookFor: Pick<FindProducts, 'seek' | 'askNext' | 'take'> | undefined;

  constructor(private readonly setting: Setting) {}

  /** The key after which all words for shops are written. */
  private get lastWords(): 'query' | 'local' {
    const { profile, budget } = this.setting;
    return marketOf(budget.currency, profile.senderLanguage).language === 'en' ? 'query' : 'local';
  }

  /** Products are found by this from now on. */
  findWith(products: Pick<FindProducts, 'seek' | 'askNext' | 'take'>): void {
    this.lookFor = products;
  }

  /** Ends when every place has an idea with its whole reason and products. */
  get full(): Promise<void> {
    return this.filled.promise;
  }

  /** How many ideas shops were asked for. */
  get sought(): number {
    return this.candidates.filter(({ isSought }) => isSought).length;
  }

  /** Proposals that are neither shown nor spares, and that nothing speaks against, for "show another". */
  get reserve(): Proposal[] {
    const used = new Set([...this.shown, ...this.spares]);
    const left = this.candidates.filter((each) => !used.has(each) && each.offers?.length !== 0 && each.isWritten);
    return left.map(({ proposal }) => proposal);
  }

  get isShown(): boolean {
    return this.shown.length > 0;
  }

  get hasProducts(): boolean {
    return this.shown.some(isStocked);
  }

  /** Whether a place is shown with an idea of the model. */
  get isByModel(): boolean {
    return this.shown.some(({ proposal }) => proposal.from === 'model');
  }

  get proposed(): number {
    return this.candidates.filter(({ proposal }) => proposal.from === 'model').length;
  }

  /** How many places have no products yet, and none to wait for. */
  get missing(): number {
    const filled = this.shown.filter((each) => isStocked(each) || (each.offers === undefined && each.isSought));
    return perSet - filled.length;
  }

  /** Proposals that the shops have nothing for. */
  get notSold(): Proposal[] {
    return this.candidates
      .filter(({ offers, hasFailed }) => offers?.length === 0 && !hasFailed)
      .map(({ proposal }) => proposal);
  }

  /** Names of all candidates. */
  get names(): string[] {
    return this.candidates.map(({ proposal }) => proposal.name);
  }

  /** How many ideas with products are shown for each fact, by its number. */
  get stocked(): Map<number, number> {
    const counts = new Map(this.setting.profile.facts.map((_, index) => [index + 1, 0]));
    for (const { proposal } of this.shown.filter(isStocked))
      for (const number of proposal.for) counts.set(number, (counts.get(number) ?? 0) + 1);
    return counts;
  }

  /** Shown ideas with products, but fewer than they may have. What must have words of a form in its titles gets no more. */
  get roomy(): Proposal[] {
    return this.shown
      .filter((each) => isStocked(each) && each.offers!.length < perIdea && !each.proposal.words)
      .map(({ proposal }) => proposal);
  }

  /** Numbers of the facts for which there are no products yet. */
  get unanswered(): number[] {
    return [...this.stocked].flatMap(([number, count]) => (count === 0 ? [number] : []));
  }

  /** Adds what the model has written so far, or all of it. */
  arrive(ideas: readonly ArrivingIdea[]): void {
    for (const { fields, complete, isClosed } of ideas) {
      if (!complete.has('name')) continue;
      const key = JSON.stringify(fields['name']);
      if (!this.arriving.has(key)) {
        // Beside a name in another language it is written before it.
        const is = complete.has('is') ? { is: fields['is'] } : {};
        const proposal = this.setting.admission.admit({ name: fields['name'], ...is });
        this.arriving.set(key, proposal && this.add(proposal, { isWritten: false, needsProducts: false }));
      }
      const candidate = this.arriving.get(key);
      if (!candidate || candidate.isWritten) continue;
      if (complete.has('for') || isClosed) this.assign(candidate, fields['for']);
      if (complete.has(this.lastWords) || isClosed) this.search(candidate, fields);
      if (complete.has('is') || isClosed) this.widen(candidate, fields['is']);
      this.write(candidate, fields['why'], isClosed);
    }
    this.update();
  }

  /** Adds proposals that are complete, and looks for their products. @returns how many may be shown */
  addDrafts(drafts: readonly Draft[], most: number, options: { needsProducts: boolean }): number {
    let count = 0;
    const added: Candidate[] = [];
    for (const draft of drafts) {
      if (count >= most) break;
      const proposal = this.setting.admission.readAll({ ...draft }, draft.from);
      if (!proposal) continue;
      if (draft.words) proposal.words = draft.words;
      if (draft.isForm) proposal.isForm = true;
      added.push(this.add(proposal, { isWritten: true, ...options }));
      count++;
    }
    this.lookFor?.seek(added);
    this.update();
    return count;
  }

  /**
   * Adds proposals whose products are known already.
   * @param more further products of ideas that are shown
   */
  addFound(ideas: readonly FurtherIdea[], more: readonly FurtherIdea[]): void {
    const added = ideas.map(({ proposal, picked }) => ({
      candidate: this.add(proposal, { isWritten: true, needsProducts: true }),
      picked,
    }));
    const roomy = more.flatMap(({ proposal, picked }) => {
      const candidate = this.shown.find((each) => each.proposal === proposal);
      if (!candidate) return [];
      // A sentence that is shown already stays: what would break it has no place beside it.
      const offers = isBorneOut(candidate) ? picked.offers.filter((offer) => picked.bearing.has(offer)) : picked.offers;
      return [{ candidate, picked: { ...picked, offers } }];
    });
    this.lookFor?.take([...roomy, ...added]);
    this.update();
  }

  /** Ends the proposals. What was cut off in the middle of its reason gets a plain one. */
  endProposals(): void {
    for (const candidate of this.arriving.values()) {
      if (!candidate || candidate.isWritten) continue;
      if (!candidate.isAssigned) this.assign(candidate, []);
      this.search(candidate, candidate.proposal);
      const { why, more } = candidate.proposal;
      this.write(candidate, together([why, more ?? ''], this.setting.profile.senderLanguage), true);
    }
    this.isProposed = true;
    this.update();
  }

  /** Looks for products of the next candidates without a search. @returns whether there were any */
  seekFurther(most: number): boolean {
    const next = this.candidates.filter(({ isSought, proposal }) => !isSought && proposal.query !== '').slice(0, most);
    this.lookFor?.seek(next);
    return next.length > 0;
  }

  /** The set as it is. Proposals that still arrive are kept in reserve. */
  finish(): { ideas: Idea[]; spares: Idea[] } {
    this.isOver = true;
    this.update();
    this.isFinished = true;
    return {
      ideas: this.shown.map((candidate) => this.present(candidate)),
      spares: this.spares.map((candidate) => this.present(candidate)),
    };
  }

  /** Composes the set anew and shows what has changed. */
  readonly update = (): void => {
    if (this.isFinished) return;
    const { candidates, shown, isProposed, isOver } = this;
    const { length: facts } = this.setting.profile.facts;
    const { places, spares } = compose({ candidates, shown, facts, isProposed, isOver });
    this.shown = places;
    this.spares = spares;
    if (isOver) this.takeSecondShop();
    // What has taken the place of an empty idea.
    const unsought = places.filter(({ isSought, proposal }) => !isSought && proposal.query !== '');
    if (unsought.length > 0 && !isOver) this.lookFor?.seek(unsought);
    for (const [index, candidate] of places.entries()) this.setting.onIdea(this.present(candidate), index);
    if (places.length === perSet && places.every((each) => isStocked(each) && each.isWritten)) this.filled.resolve();
  };

  private takeSecondShop(): void {
    const second = secondShop(this.shown, this.spares);
    if (!second) return;
    const { index, candidate, offers } = second;
    const left = this.shown[index];
    candidate.offers = offers;
    this.shown[index] = candidate;
    if (left && left !== candidate) this.spares = [left, ...this.spares.filter((spare) => spare !== candidate)];
    else this.spares = this.spares.filter((spare) => spare !== candidate);
  }

  private add(proposal: Proposal, kind: Pick<Candidate, 'isWritten' | 'needsProducts'>): Candidate {
    const candidate: Candidate = { proposal, isSought: false, isAssigned: kind.isWritten, ...kind };
    this.candidates.push(candidate);
    return candidate;
  }

  /** Looks for products of a proposal, if it is one of the first: those of a set, and one for "not this one". */
  private search(candidate: Candidate, { query, local }: { query?: unknown; local?: unknown }): void {
    const { proposal } = candidate;
    if (proposal.query === '') this.setting.admission.readLocal(proposal, local);
    proposal.query ||= this.setting.admission.readQuery(proposal, query);
    if (!candidate.isSought && this.sought <= perSet && !this.isFinished) this.lookFor?.seek([candidate]);
  }

  private assign(candidate: Candidate, numbers: unknown): void {
    if (candidate.isAssigned) return;
    candidate.proposal.for = this.setting.admission.readFor(numbers);
    candidate.isAssigned = true;
  }

  /** An idea's listings may be more than its name says, as soon as the model has written what. */
  private widen({ proposal }: Candidate, is: unknown): void {
    proposal.is = this.setting.admission.readIs(proposal, is);
  }

  private write(candidate: Candidate, why: unknown, isClosed: boolean): void {
    this.setting.admission.readWhy(candidate.proposal, why, isClosed);
    if (!isClosed) return;
    candidate.isWritten = true;
    this.lookFor?.askNext();
  }

  private present(candidate: Candidate): Idea {
    const { profile, budget, admission } = this.setting;
    const isPlain = (is: string) => admission.isPlain(is);
    return toIdea(candidate, { profile, budget, isPlain, isOver: this.isOver });
  }
}
