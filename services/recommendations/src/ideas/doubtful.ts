import type { Evidence } from '../topics/evidence.js';
import type { Fit } from '../topics/phrase.js';

/** What a search found about an interest. */
export interface Found<T> {
  offer: T;
  evidence: Evidence;
  fit: Fit;
}

/** From this evidence on, shelf and title both say that a product is about the interest. */
const sure: Evidence = 2;

export const surestFirst = <T>(one: Found<T>, other: Found<T>) => other.evidence - one.evidence || other.fit - one.fit;

/** How many offers are enough for a set. */
export interface Enough {
  /** Of those that are sure or have some evidence. */
  likely: number;
  /** In all. */
  inAll: number;
  /** Of each interest, if so many have any evidence. */
  ofEach: number;
}

/**
 * The offers that are only perhaps about the person, of which a set needs no more. It shows all that is surely about an
 * interest, then the surest others until it has enough of each interest and in all.
 * @param ofEach what there is about each interest
 */
export function doubtful<T>(ofEach: readonly (readonly Found<T>[])[], enough: Enough): Set<T> {
  const kept = new Set<T>();
  const ofOne = Math.max(enough.ofEach, Math.ceil(enough.likely / ofEach.length));
  for (const found of ofEach)
    for (const [index, { offer, evidence }] of found.toSorted(surestFirst).entries())
      if (evidence === sure || (evidence > 0 && index < ofOne)) kept.add(offer);
  const others = ofEach.flat().toSorted(surestFirst);
  for (const { offer, evidence } of others)
    if (kept.size < (evidence > 0 ? enough.likely : enough.inAll)) kept.add(offer);
  return new Set(others.flatMap(({ offer }) => (kept.has(offer) ? [] : offer)));
}
