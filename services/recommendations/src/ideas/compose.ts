import { offerKeys } from '../products/offer-keys.js';
import type { ProductOffer } from '../products/product-source.js';
import { withoutVariants } from '../products/variants.js';
import { isInside } from '../products/choose-offers.js';
import { perIdea, perSet, type Proposal } from './idea.js';

/** A proposal with what is known of its products. */
export interface Candidate {
  readonly proposal: Proposal;
  /** Whether the facts that it answers are known. */
  isAssigned: boolean;
  /** Whether its words are complete. */
  isWritten: boolean;
  /** Whether shops are asked for it, or were. */
  isSought: boolean;
  /** Whether it may only be shown with products: it was not proposed for this person. */
  needsProducts: boolean;
  /** The products that it shows; undefined until they were picked. */
  offers?: readonly ProductOffer[];
  /** All products that were picked for it and are inside the budget, the best first. */
  picked?: readonly ProductOffer[];
  /** Those of them that bear out the rest of the reason. */
  bearing?: ReadonlySet<ProductOffer>;
  /** Whether no shop answered, so that it is no fault of the idea that it has no products. */
  hasFailed?: boolean;
}

export interface Composed {
  /** What is shown, by place. */
  places: Candidate[];
  /** Candidates with products and without a place, the best first. */
  spares: Candidate[];
}

/** Places at the end that are kept for facts without an idea. */
const mostKept = 3;

export interface Composing {
  /** All candidates, the best first. */
  candidates: readonly Candidate[];
  /** What is shown already. */
  shown: readonly Candidate[];
  /** How many facts there are. */
  facts: number;
  /** Whether no more proposals will come. */
  isProposed: boolean;
  /** Whether nothing is looked for any more. */
  isOver: boolean;
}

/**
 * The set, from the candidates and what is shown already. In this order:
 * 1. An idea keeps its place. Only one for which nothing was found makes room: for a spare with products, or else for the
 *    next proposal.
 * 2. Free places go to the candidates in their order. The last ones are kept for candidates that answer facts which no
 *    place answers yet, so that everything that was written gets an idea.
 * 3. When all is over, ideas without products leave a set that has others with products; the last ones of those take
 *    their places.
 */
export function compose({ candidates, shown, facts, isProposed, isOver }: Composing): Composed {
  const places = [...shown];
  const withoutPlace = () => candidates.filter((candidate) => !places.includes(candidate));
  const spares = () => withoutPlace().filter(isStocked);

  for (const [index, candidate] of places.entries()) {
    if (!isEmpty(candidate)) continue;
    const open = openFacts(places.filter(isStocked), facts);
    const stocked = spares();
    const other = stocked.find((each) => answers(each, open)) ?? stocked[0] ?? withoutPlace().find(isAwaited);
    if (other) places[index] = other;
  }

  const take = (mayTake: (candidate: Candidate, open: ReadonlySet<number>) => boolean) => {
    for (const candidate of withoutPlace()) {
      if (places.length >= perSet) return;
      if (!(isStocked(candidate) || isAwaited(candidate))) continue;
      if (mayTake(candidate, openFacts(places, facts))) places.push(candidate);
    }
  };
  take((candidate, open) => answers(candidate, open) || perSet - places.length > Math.min(open.size, mostKept));
  if (isProposed) take(() => true);

  if (isOver && places.some(isStocked)) closeGaps(places);
  if (isOver && !places.some((place) => isStocked(place) || place.hasFailed)) places.length = 0;
  return { places, spares: spares() };
}

/** Each place without products gets the last idea with products: a set claims nothing that none of its products shows. */
function closeGaps(places: Candidate[]): void {
  for (let index = 0; index < places.length; index++)
    while (index < places.length && !isStocked(places[index]!)) {
      const last = places.pop()!;
      if (index < places.length) places[index] = last;
    }
}

/** Whether the whole reason is true of all products, so that all of it is shown. */
export const isBorneOut = ({ offers = [], bearing }: Pick<Candidate, 'offers' | 'bearing'>): boolean =>
  offers.length > 0 && offers.every((offer) => bearing?.has(offer));

export const isStocked = ({ offers }: Candidate): boolean => offers !== undefined && offers.length > 0;
const isAwaited = ({ offers, needsProducts }: Candidate): boolean => offers === undefined && !needsProducts;
const isEmpty = ({ offers }: Candidate): boolean => offers?.length === 0;
const answers = ({ proposal, isAssigned }: Candidate, open: ReadonlySet<number>): boolean =>
  isAssigned && proposal.for.some((number) => open.has(number));

/** The facts that no place answers. A place whose facts are not written yet answers any one of them. */
function openFacts(places: readonly Candidate[], facts: number): Set<number> {
  const open = new Set(Array.from({ length: facts }, (_, index) => index + 1));
  for (const { proposal } of places) for (const number of proposal.for) open.delete(number);
  const unassigned = places.filter(({ isAssigned }) => !isAssigned).length;
  return new Set([...open].slice(unassigned));
}

/** Offers of a set that are shown already. */
export interface Taken {
  /** {@link offerKeys} of products that other ideas have. */
  keys: ReadonlySet<string>;
  /** {@link shopOf} of them. */
  shops: ReadonlySet<string>;
}

export const shopOf = ({ source }: Pick<ProductOffer, 'source'>): string => source.trim().toLowerCase();

/**
 * The products of one idea: inside the budget, one colour or size of each, and none that another idea has. A set that
 * would have one shop only gets the best product of another one that was picked, in the last place.
 */
export function productsOf(
  picked: readonly ProductOffer[],
  taken: Taken,
  budget: { min: number; max: number | null },
): ProductOffer[] {
  const own = picked.filter(
    (offer) => isInside(offer.priceCents, budget) && !offerKeys(offer).some((key) => taken.keys.has(key)),
  );
  const different = withoutVariants(own);
  const first = different.slice(0, perIdea);
  const shops = new Set([...taken.shops, ...first.map(shopOf)]);
  const other = shops.size === 1 ? different.slice(perIdea).find((offer) => !shops.has(shopOf(offer))) : undefined;
  return other ? [...first.slice(0, -1), other] : first;
}
