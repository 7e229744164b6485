import type { Evidence } from '../topics/fit.js';
import type { Fit } from '../topics/phrase.js';

/** What a search found about an interest. */
export interface Found<T> {
  offer: T;
  evidence: Evidence;
  fit: Fit;
}

/** From this evidence on, shelf and title both say that a product is about the interest. */
const sure: Evidence = 2;

const surestFirst = <T>(one: Found<T>, other: Found<T>) => other.evidence - one.evidence || other.fit - one.fit;

/**
 * The offers that are only perhaps about the person, of which a set needs no more: it shows all that is surely about
 * an interest, and then the surest others until it has enough of each interest and in all.
 * @param ofEach what there is about each interest
 * @param enough offers of a set
 * @param fewest offers of each interest, if so many have any evidence
 */
export function doubtful<T>(ofEach: readonly (readonly Found<T>[])[], enough: number, fewest: number): Set<T> {
  const kept = new Set<T>();
  const ofOne = Math.max(fewest, Math.ceil(enough / ofEach.length));
  for (const found of ofEach) {
    const best = found.toSorted(surestFirst);
    for (const [index, { offer, evidence }] of best.entries())
      if (evidence === sure || (evidence > 0 && index < ofOne)) kept.add(offer);
  }
  const others = ofEach.flat().filter(({ offer }) => !kept.has(offer));
  const more = others.toSorted(surestFirst).slice(0, Math.max(0, enough - kept.size));
  for (const { offer } of more) kept.add(offer);
  return new Set(others.flatMap(({ offer }) => (kept.has(offer) ? [] : offer)));
}
