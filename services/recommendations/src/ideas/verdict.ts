import type { ProductOffer } from '../products/product-source.js';
import type { Evidence } from '../topics/evidence.js';
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
/** The same of what has any evidence. */
const mostLikelyRejected = 0.6;

interface Seen {
  /** What the judge has seen, without strangers, and what it has rejected of it: addresses. */
  judged: ReadonlySet<string>;
  rejected: ReadonlySet<string>;
  /** Whether there is so much evidence that a product is about an interest. */
  hasEvidence: (link: string, least: Evidence) => boolean;
}

/** Whether a judge is to be believed: not one who rejects much that is about an interest. */
export function isBelievable({ judged, rejected, hasEvidence }: Seen): boolean {
  const isTooMany = (least: Evidence, few: number, share: number) => {
    const count = (links: ReadonlySet<string>) =>
      links.values().reduce((sum, link) => sum + Number(hasEvidence(link, least)), 0);
    return count(rejected) > Math.max(few, count(judged) * share);
  };
  return !isTooMany(2, 1, mostSureRejected) && !isTooMany(1, 3, mostLikelyRejected);
}

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
  return agreeing >= 2 && agreeing >= onShelf * 0.4;
}

/** Some offers with others among them, evenly. */
export function mixedIn<T>(offers: readonly T[], others: readonly T[]): T[] {
  const step = Math.ceil((offers.length + 1) / Math.max(1, others.length));
  return others.reduce((mixed, other, n) => mixed.toSpliced(step * (n + 1) - 1, 0, other), [...offers]);
}
