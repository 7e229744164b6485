import type { ProductOffer } from '../products/product-source.js';
import { evidenceOf } from '../topics/evidence.js';
import { fitOf } from '../topics/fit.js';
import { isOfEra } from '../topics/era.js';
import { spoken } from '../topics/spoken.js';
import { stemsOf } from '../topics/stem.js';
import { topicsNamedIn } from '../topics/other-topics.js';
import { topicOf, type Topic } from '../topics/topic.js';
import type { SketchText } from './idea.js';

interface Evidence {
  /** The person's interests. */
  interests: readonly string[];
  /** The idea's products. */
  offers: readonly ProductOffer[];
  /** Whether a source returned the product for the interest, with evidence that is enough to name it. */
  isSurelyAbout: (offer: ProductOffer, interest: string) => boolean;
}

const names = (text: string, phrase: string): boolean => {
  const stems = stemsOf(spoken(phrase)).join(' ');
  return stems !== '' && ` ${stemsOf(text).join(' ')} `.includes(` ${stems} `);
};

const isSurelyOf = (offer: ProductOffer, topic: Topic) =>
  evidenceOf({ ...offer, fit: fitOf({ ...offer, title: offer.bareTitle ?? offer.title }, topic) }, topic) > 0;

const without = (text: string, words: string) => text.replaceAll(new RegExp(RegExp.escape(words), 'giu'), ' ');

/** Whether an idea's words are borne out by its products: every interest they name has at least one of them. */
export function isTrueOf(
  { name, category, description, reasoning }: SketchText,
  { interests, offers, isSurelyAbout }: Evidence,
): boolean {
  const text = `${name}. ${category}. ${description} ${reasoning}`;
  const isOfOne = (interest: string) =>
    offers.some(
      (offer) => isSurelyAbout(offer, interest) || (isOfEra(offer, interest) && isSurelyOf(offer, topicOf(interest))),
    );
  if (!interests.every((interest) => !names(text, interest) || isOfOne(interest))) return false;
  const own = new Set(interests.flatMap((interest) => topicOf(interest).phrases.map((phrase) => phrase.join(' '))));
  // "Painting miniatures" names no painting.
  const others = interests.reduce((rest, interest) => without(rest, spoken(interest)), text);
  return topicsNamedIn(others).every(
    (topic) =>
      topic.phrases.some((phrase) => own.has(phrase.join(' '))) || offers.some((offer) => isSurelyOf(offer, topic)),
  );
}
