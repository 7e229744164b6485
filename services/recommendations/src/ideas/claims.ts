import type { OldOffer as ProductOffer } from './until-merge.js';
import { evidenceOf, type Evidence } from '../topics/evidence.js';
import { fitOf } from '../topics/fit.js';
import { isOfEra } from '../topics/era.js';
import { spoken } from '../topics/spoken.js';
import { stemsOf } from '../topics/stem.js';
import { topicsNamedIn } from '../topics/other-topics.js';
import { topicOf, type Topic } from '../topics/topic.js';
import type { SketchText } from './idea.js';

interface Grounds {
  /** The person's interests. */
  interests: readonly string[];
  /** The idea's products. */
  offers: readonly ProductOffer[];
  /** What there is for naming the interest by a product that a source returned for it. */
  evidenceFor: (offer: ProductOffer, interest: string) => Evidence;
}

/** What texts call an interest. */
const namesOf = (interest: string): string[] => [spoken(interest), topicOf(interest).called];

const names = (text: string, interest: string): boolean => {
  const words = ` ${stemsOf(text).join(' ')} `;
  return namesOf(interest).some((name) => {
    const stems = stemsOf(name).join(' ');
    return stems !== '' && words.includes(` ${stems} `);
  });
};

const evidenceOfOffer = (offer: ProductOffer, topic: Topic): Evidence =>
  evidenceOf({ ...offer, fit: fitOf({ ...offer, title: offer.bareTitle ?? offer.title }, topic) }, topic);

/** One product of which shelf and title say it, or two: shops misfile things. */
const enough = 2;

const without = (text: string, words: string) => text.replaceAll(new RegExp(RegExp.escape(words), 'giu'), ' ');

/** Whether an idea's words are borne out by its products: every interest they name has enough of them. */
export function isTrueOf(
  { name, category, description, reasoning }: SketchText,
  { interests, offers, evidenceFor }: Grounds,
): boolean {
  const text = `${name}. ${category}. ${description} ${reasoning}`;
  const isBorneOut = (interest: string) => {
    const evidence = offers.map((offer) => {
      const own = isOfEra(offer, interest) ? evidenceOfOffer(offer, topicOf(interest)) : 0;
      return Math.max(evidenceFor(offer, interest), own);
    });
    return evidence.reduce((sum, each) => sum + each, 0) >= enough;
  };
  if (!interests.every((interest) => !names(text, interest) || isBorneOut(interest))) return false;
  const own = new Set(interests.flatMap((interest) => topicOf(interest).phrases.map((phrase) => phrase.join(' '))));
  // "Painting miniatures" names no painting.
  const others = interests.flatMap(namesOf).reduce(without, text);
  return topicsNamedIn(others).every(
    (topic) =>
      topic.phrases.some((phrase) => own.has(phrase.join(' '))) ||
      offers.some((offer) => evidenceOfOffer(offer, topic) > 0),
  );
}
