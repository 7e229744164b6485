import { offerKeys } from '../products/offer-keys.js';
import type { ProductOffer } from '../products/product-source.js';
import { withoutVariants } from '../products/variants.js';
import { shopOf, type Candidate } from './compose.js';
import { perIdea, perSet } from './idea.js';

/** What makes a set of one shop a set of two. */
export interface SecondShop {
  /** The place whose idea changes. */
  index: number;
  /** The idea in it from now on: the same one with other products, or a spare. */
  candidate: Candidate;
  offers: readonly ProductOffer[];
}

/**
 * A set shows products of at least two shops where two have fitting ones. In a set of one shop, the last product of an
 * idea makes room for the best one of another shop that was picked for the same idea: of those with the most products
 * the last idea. If none has one, a spare idea of another shop comes into a free place, or into that of the last idea
 * whose facts others answer, too.
 * @param places ideas with products
 * @returns undefined if the set has two shops, or no other shop has anything that fits
 */
export function secondShop(places: readonly Candidate[], spares: readonly Candidate[]): SecondShop | undefined {
  const shown = places.flatMap(({ offers = [] }) => offers);
  const shops = new Set(shown.map(shopOf));
  if (shops.size !== 1) return undefined;
  const keys = new Set(shown.flatMap(offerKeys));
  const isOther = (offer: ProductOffer) => !shops.has(shopOf(offer)) && !offerKeys(offer).some((key) => keys.has(key));

  const fullestLast = [...places.entries()].toReversed().toSorted(([, one], [, other]) => count(other) - count(one));
  for (const [index, candidate] of fullestLast) {
    const { offers = [], picked = [] } = candidate;
    const kept = offers.length < perIdea ? offers : offers.slice(0, -1);
    for (const other of picked.filter(isOther)) {
      const changed = withoutVariants([...kept, other]);
      if (changed.includes(other)) return { index, candidate, offers: changed };
    }
  }
  for (const candidate of spares) {
    const { offers = [] } = candidate;
    if (offers.some(isOther)) return { index: placeFor(candidate, places), candidate, offers };
  }
  return undefined;
}

const count = ({ offers }: Candidate): number => offers?.length ?? 0;

/** A free place, else that of the last idea all of whose facts are answered without it, else the last. */
function placeFor(spare: Candidate, places: readonly Candidate[]): number {
  if (places.length < perSet) return places.length;
  const isAnswered = (fact: number, without: Candidate) =>
    [spare, ...places].some((each) => each !== without && each.proposal.for.includes(fact));
  const index = places.findLastIndex((place) => place.proposal.for.every((fact) => isAnswered(fact, place)));
  return index === -1 ? places.length - 1 : index;
}
