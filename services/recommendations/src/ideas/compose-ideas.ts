import type { Account } from '@presently/service/budgets/budgets';
import { Clock } from '@presently/service/clock';
import { histogram } from '@presently/telemetry/instruments';
import { metrics } from '@presently/telemetry/metrics';
import { Injectable, Logger } from '@nestjs/common';
import { Afterwards } from '../afterwards.js';
import { IdeaCosts, Meter } from '../costs/idea-costs.js';
import { RecommendationsEnv } from '../env.js';
import { Model } from '../model/model.js';
import { ModelUnavailable } from '../model/model-unavailable.js';
import type { Profile } from '../people/profile.js';
import { offerKeys } from '../products/offer-keys.js';
import { ProductSearch } from '../products/product-search.js';
import { RecipeBook } from '../recipes/recipe-book.js';
import { Admission, inSentence } from './admission.js';
import { almostAnybody } from './almost-anybody.js';
import type { Budget } from './budget.js';
import type { Searched } from './decoys.js';
import { FindProducts } from './find-products.js';
import { draftsOfKinds, draftsOfRecipes, draftsOfWords, type Draft } from './floor.js';
import { findFurtherKinds } from './further/find-further-kinds.js';
import { houseDecoys } from './house-decoys.js';
import { perSet, type Idea, type IdeaSet, type Proposal } from './idea.js';
import { PickCache } from './pick-cache.js';
import { askForIdeas } from './propose.js';
import { SetInProgress } from './set-in-progress.js';

const setCost = histogram(metrics.ideaSetCost);

/** Cards that a known recipe gives at once. It does not know the person, so the others are the model's. */
const mostOpening = 1;
/** Silence of the model after which a first card comes without it, and then all others. */
const silence = { firstMs: 900, allMs: 5_000 } as const;
/** Time reserved for searches and picks after the proposals. */
const forProductsMs = 8_000;
/** Rounds of further searches for places without products, begun within this time. */
const furtherRounds = 2;
const furtherWithinMs = 6_000;
/** Ideas of one set that shops are asked for: each may cost money. */
const mostSought = { byModel: 16, byRules: 24 } as const;
/** With so many places without products the model names further kinds, if this little time has passed. */
const further = { missing: 2, withinMs: 11_000, answerMs: 12_000 } as const;

export interface Composition {
  /** Whose budget counts the searches that cost money. */
  account: Account;
  profile: Profile;
  budget: Budget;
  /** Names of ideas to exclude. */
  avoid?: readonly string[];
  /** Keys of products to exclude. */
  except?: readonly string[];
  /** The last set for this budget, which this one should differ from. */
  last?: IdeaSet | undefined;
  signal: AbortSignal;
  /** Deadline in epoch milliseconds. */
  deadline: number;
  /** Called with each idea as it grows. An index keeps its idea, unless nothing is found for it. */
  onIdea?: (idea: Idea, index: number) => void;
}

export interface Composed {
  set: IdeaSet;
  /** Whether model and all sources answered, so that the set can be cached. */
  isWhole: boolean;
  /** What the model proposes after the set is full, for "show another". */
  reserve: Promise<Proposal[]>;
}

/** Composes a set: the model proposes, shops are searched, the model picks. Without it, recipes and words do. */
@Injectable()
export class ComposeIdeas {
  private readonly logger = new Logger(ComposeIdeas.name);

  constructor(
    private readonly model: Model,
    private readonly products: ProductSearch,
    private readonly recipes: RecipeBook,
    private readonly picks: PickCache,
    private readonly costs: IdeaCosts,
    private readonly behind: Afterwards,
    private readonly clock: Clock,
    private readonly env: RecommendationsEnv,
  ) {}

  async compose(asked: Composition): Promise<Composed> {
    const { account, profile, budget, last, except = [], signal, deadline, onIdea = () => {} } = asked;
    const avoid = [...(asked.avoid ?? []), ...(last?.ideas.flatMap(({ names }) => names) ?? [])];
    const begun = Date.now();
    const recipes = await this.recipes.find(profile);
    const admission = new Admission(profile, avoid, this.clock.now());
    const set = new SetInProgress({ profile, budget, admission, onIdea });
    const drafts = draftsOfRecipes(profile, recipes).filter(({ name }) => !avoid.includes(name));
    const opening = this.openingOf(drafts);
    const meter = new Meter();
    const exclude = excludedOf(profile, except);
    const strange = houseDecoys(this.recipes.others(profile), budget);
    const finding = new FindProducts({
      search: this.products,
      model: this.model,
      picks: this.picks,
      meter,
      admission,
      account,
      profile,
      budget,
      exclude,
      strange,
      signal,
      deadline,
      opening: opening.length,
      onFound: set.update,
    });
    set.findWith(finding);
    set.addDrafts(opening, mostOpening, { needsProducts: false });
    const kinds = this.recipes.kinds(profile);
    // A known word of another language may mean something else in a title: German tea is "Tee".
    const known = new Map([...recipes, ...kinds]);
    const floor = [...drafts, ...draftsOfKinds(profile, kinds), ...draftsOfWords(profile, known)];
    const proposing = this.propose({ ...asked, avoid }, { set, finding, floor, opening, meter });
    await Promise.race([proposing, set.full]);

    finding.complete();
    // What may replace an empty idea is not waited for once none is empty.
    const settled = () => Promise.race([finding.settled(), set.full]);
    await settled();
    const isShort = set.isByModel && finding.usesModel && set.missing >= further.missing;
    if (isShort && Date.now() - begun < further.withinMs) {
      await this.addFurtherKinds({ ...asked, avoid }, { set, finding, admission, strange, meter });
      await settled();
    }
    for (let round = 0; round < furtherRounds && set.missing > 0 && Date.now() - begun < furtherWithinMs; round++) {
      // What was proposed for the person comes first, and no words of a form stand beside it.
      const others = set.isByModel ? drafts : floor;
      const left = (set.isByModel ? mostSought.byModel : mostSought.byRules) - set.sought;
      if (!set.seekFurther(Math.min(left, set.missing)))
        set.addDrafts(others, Math.min(left, set.missing + 1), { needsProducts: true });
      finding.askNext();
      await settled();
    }
    const composed = set.finish();
    let areShopsSilent = finding.areShopsSilent;
    // A silent shop may have what the others do not.
    const hasListings = finding.hasListings || areShopsSilent;
    const onSilence = () => (areShopsSilent = true);
    const ideas =
      composed.ideas.length > 0
        ? composed.ideas
        : await almostAnybody({ ...asked, exclude, hasListings, onSilence }, this.products);
    for (const [index, idea] of ideas.entries()) onIdea(idea, index);
    const source = set.isByModel ? 'model' : 'curator';
    const afterwards = this.afterwards(asked, { proposing, finding, meter, source });
    const isSandbox = (meter.calls > 0 && this.model.isSandbox) || (set.hasProducts && this.env.PRODUCTS_ARE_SANDBOX);
    const generatedAt = this.clock.now().toISOString();
    // Who asks again may have what the shops did not say.
    const isInVain = ideas.length === 0 && areShopsSilent;
    return {
      isWhole: set.isByModel && finding.usesModel && finding.isBelieved && !finding.isIncomplete && !isInVain,
      reserve: afterwards.then(() => set.reserve),
      set: {
        ...composed,
        ideas,
        reserve: set.reserve,
        source,
        isSandbox,
        generatedAt,
        ...(areShopsSilent && { areShopsSilent }),
      },
    };
  }

  /** What nobody waits for: the end of proposals and picks, what they cost, and new recipes. */
  private async afterwards(
    { account, profile }: Composition,
    { proposing, finding, meter, source }: Ending,
  ): Promise<void> {
    try {
      await Promise.allSettled([proposing, finding.settled()]);
      await finding.keepPicks();
      setCost.record(meter.microCents / 1_000_000, { 'presently.source': source });
      await this.costs.add({ sets: 1, calls: meter.calls, microCents: meter.microCents });
      this.behind.begin('No recipe', (signal) => this.recipes.learn(account, profile, signal));
    } catch (error) {
      this.logger.warn(`Costs were not kept: ${String(error)}`);
    }
  }

  /** Lets the model propose while its answer arrives; without it, and while it is silent, recipes and words do. */
  private async propose(asked: Composition & { avoid: readonly string[] }, work: Work): Promise<void> {
    const { profile, budget, avoid, signal, deadline } = asked;
    const { set, finding, floor, opening, meter } = work;
    const addFloor = (most: number) => void set.addDrafts(floor, most, { needsProducts: true });
    if (!this.model.isConfigured) {
      set.isProposed = true;
      return addFloor(perSet);
    }
    let isSilent = true;
    const breakSilence = () => {
      if (!isSilent) return;
      finding.breakSilence();
      if (!set.isShown) addFloor(1);
    };
    const timers = [
      setTimeout(breakSilence, silence.firstMs),
      setTimeout(() => set.proposed === 0 && addFloor(perSet), silence.allMs),
    ];
    const question = askForIdeas({ profile, budget, avoid: [...avoid, ...opening.map(({ name }) => name)] });
    const onText = (text: string) => {
      isSilent = false;
      finding.endSilence();
      set.arrive(question.readArriving(text));
    };
    const until = deadline - forProductsMs;
    try {
      set.arrive(await this.model.answer(question, { signal, until, onText, onCost: meter.onCost }));
    } catch (error) {
      if (!(error instanceof ModelUnavailable)) throw error;
      if (error.trouble !== 'unfit') finding.usesModel = set.proposed > 0;
    } finally {
      finding.endSilence();
      for (const timer of timers) clearTimeout(timer);
    }
    set.endProposals();
    if (set.proposed === 0) addFloor(perSet);
  }

  /** Fills places with kinds of which the shops have something. Without an answer they stay empty. */
  private async addFurtherKinds(asked: Composition & { avoid: readonly string[] }, work: FurtherWork): Promise<void> {
    const { profile, budget, avoid, signal, deadline } = asked;
    const { set, finding, admission, strange, meter } = work;
    const { notSold, unanswered, stocked, missing, roomy } = set;
    admission.release(notSold);
    try {
      const { ideas, more, mistaken } = await findFurtherKinds({
        profile,
        budget,
        admission,
        model: this.model,
        meter,
        signal,
        until: Math.min(deadline, Date.now() + further.answerMs),
        avoid: [...set.names, ...avoid],
        notSold: notSold.map(({ name, kind, is }) =>
          kind === undefined || profile.senderLanguage !== 'en' ? is : inSentence(name),
        ),
        unanswered,
        stocked,
        most: missing + 1,
        roomy,
        strange,
        browse: (searches) => finding.browse(searches),
      });
      finding.countMistaken(mistaken);
      if (finding.isBelieved) set.addFound(ideas, more);
    } catch (error) {
      if (!(error instanceof ModelUnavailable)) throw error;
    }
  }

  /** One recipe each of the first interests. */
  private openingOf(drafts: readonly Draft[]): Draft[] {
    const first = new Map<number, Draft>();
    for (const draft of drafts) if (!first.has(draft.for[0]!)) first.set(draft.for[0]!, draft);
    return [...first.values()].slice(0, mostOpening);
  }
}

interface Ending {
  proposing: Promise<void>;
  finding: FindProducts;
  meter: Meter;
  source: IdeaSet['source'];
}

type FurtherWork = Pick<Work, 'set' | 'finding' | 'meter'> & { admission: Admission; strange: readonly Searched[] };

interface Work {
  set: SetInProgress;
  finding: FindProducts;
  floor: readonly Draft[];
  opening: readonly Draft[];
  meter: Meter;
}

/** Keys of products that were given, kept, passed over or rejected. */
export function excludedOf(
  { given, kept, passedOver = [], notThisProducts }: Profile,
  except: readonly string[],
): Set<string> {
  const had = [...given, ...kept, ...passedOver].flatMap(({ title, url }) => offerKeys({ title, link: url }));
  return new Set([...had, ...notThisProducts, ...except]);
}
