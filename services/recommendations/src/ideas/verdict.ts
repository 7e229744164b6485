import type { OldOffer as ProductOffer } from './until-merge.js';
import { isNamedIn } from '../topics/other-topics.js';
import { stemsOf } from '../topics/stem.js';
import { topicOf } from '../topics/topic.js';

/** What shops have, for the model to judge. It numbers them from 1, the others after the products. */
export interface Judged {
  /** Those that were found for the person. */
  products: readonly ProductOffer[];
  /** Those that were not, and may suit. */
  others: readonly ProductOffer[];
}

/** What the model says of them. */
export interface Verdict {
  /** The products that suit none of the interests. */
  unsuitable: ProductOffer[];
  /** The others that suit one. */
  found: { offer: ProductOffer; interest: string }[];
}

/** A judge who lets more strangers pass approves of anything; fewer strangers prove nothing. */
const mostStrangersPassed = 1;
const fewestStrangers = 4;
/** A judge who rejects a larger share of what is surely about an interest is not believed. */
const mostSureRejected = 0.25;
/** Nor is one who rejects nearly all of so many products that have any evidence: words err, but not that often. */
const mostLikelyRejected = 0.8;
const fewestLikely = 4;

/** From so many products of a shelf on, and this share of those asked about, a judge who finds them is believed. */
const fewestAgreeing = 2;
const leastAgreeing = 0.5;

/** How many products a judge has seen and rejected: of those that are surely about an interest, or have any evidence. */
export type Rejections = Record<'sure' | 'likely', { seen: number; rejected: number }>;

/** Whether a judge who rejects that much is to be believed. */
export const isBelievable = ({ sure, likely }: Rejections): boolean =>
  sure.rejected <= Math.max(1, sure.seen * mostSureRejected) &&
  (likely.seen < fewestLikely || likely.rejected <= likely.seen * mostLikelyRejected);

/** Whether a judge knows strangers, so that its approval means something. */
export const knows = (strangers: ReadonlySet<string>, passed: number): boolean =>
  strangers.size >= fewestStrangers && passed <= mostStrangersPassed;

/** Whether a word or more than one product of its shelf also say what a judge says of a product. */
export function isSupported(
  { offer, interest }: Verdict['found'][number],
  found: Verdict['found'],
  others: readonly ProductOffer[],
) {
  if (isNamedIn(stemsOf(offer.title), topicOf(interest))) return true;
  if (offer.category === undefined) return false;
  const agreeing = found.filter((each) => each.interest === interest && each.offer.category === offer.category).length;
  const onShelf = others.filter(({ category }) => category === offer.category).length;
  return agreeing >= fewestAgreeing && agreeing >= onShelf * leastAgreeing;
}

/** Some offers with others among them, evenly. */
export function mixedIn<T>(offers: readonly T[], others: readonly T[]): T[] {
  const step = Math.ceil((offers.length + 1) / Math.max(1, others.length));
  return others.reduce((mixed, other, n) => mixed.toSpliced(step * (n + 1) - 1, 0, other), [...offers]);
}
