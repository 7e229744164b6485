import * as v from 'valibot';
import { readTable } from '../../../data.js';
import type { ShopProduct } from '../../../products/assortment.js';
import { hasAll, headOf, wordsOf } from '../../words.js';
import { interestsIn, isNamed, refusedBy, spelledIn } from './interests.js';

const list = v.pipe(
  v.string(),
  v.transform((cell) => cell.split(', ').filter(Boolean)),
);
const words = v.pipe(
  v.string(),
  v.transform((cell) => cell.split(' ').filter(Boolean)),
);
const Row = v.object({
  /** How a dislike of this sort is written. */
  dislikes: list,
  /** Words of things of the sort; a hyphen joins those that come together. */
  words,
  /** The drawings of such things. */
  pictures: words,
  /** The interests of such things. */
  tags: list,
});

/** Words around what is disliked. */
const around = /^(?:no|not|any|the|to|of|allergy|allergic|allergie|hate|hates|dislikes?|strong|and|or|anything|everything|with|intolerance|too|much|all|things?)$/; // prettier-ignore
/** What a dislike is about: "smell" of "strong smells". */
const thingsIn = (dislike: string): string[] => wordsOf(dislike).filter((word) => !around.test(word));

/** Sorts of things that somebody may want nothing of: a field guide is a book, a corkscrew belongs to alcohol. */
const sorts = readTable('sorts.tsv', Row).map((row) => ({
  spelled: row.dislikes.map(thingsIn),
  things: row.words.map((word) => wordsOf(word.replaceAll('-', ' '))),
  pictures: new Set(row.pictures),
  tags: row.tags,
}));

/** Texts that have the word for a thing and are not one, or take it away. */
const harmless =
  /\b(?:noise[- ]cancell?ing|white noise|unscented|fragrance[- ]free|sugar[- ]free|alcohol[- ]free|flameless|root beer|ginger beer|non[- ]alcoholic|decaf\w*)\b/gi;
/** What is known of a thing. */
export interface Thing {
  /** All that is said of it. */
  text: string;
  interests?: readonly string[];
  pictures?: readonly string[];
}

export const thingOfProduct = ({ title, kind, interests, picture }: ShopProduct): Thing => ({
  text: `${title} ${kind}`,
  interests,
  pictures: [picture],
});

type Unwanted = (thing: Thing) => boolean;

/**
 * What somebody is not given: what is disliked or not tolerated, what the facts say no to, and what does not go with a
 * trouble. A dislike keeps away all of its sort and of an interest that it names, unless the person has that interest
 * ("music" without "opera").
 */
export function unwantedBy(dislikes: readonly string[], facts: readonly string[]): Unwanted {
  const liked = new Set(facts.flatMap((fact) => interestsIn(fact)).filter(isNamed));
  const tests = [...dislikes, ...facts.flatMap(refusedBy)].map((dislike) => testOf(dislike, liked));
  return (thing) => {
    if (tests.length === 0) return false;
    const said = { ...thing, words: wordsOf(thing.text.replaceAll(harmless, ' ')) };
    return tests.some((isOf) => isOf(said));
  };
}

type Said = Thing & { words: readonly string[] };

function testOf(dislike: string, liked: ReadonlySet<string>): (thing: Said) => boolean {
  const own = thingsIn(dislike);
  if (own.length === 0) return () => false;
  const ofSort = sorts.filter(({ spelled }) => spelled.some((spelling) => hasAll(own, spelling)));
  const tags = new Set([
    ...ofSort.flatMap((sort) => sort.tags),
    ...spelledIn(own.join(' ')).filter((interest) => isNamed(interest) && !liked.has(interest)),
  ]);
  return ({ words: said, interests = [], pictures = [] }) =>
    hasAll(said, own) ||
    interests.some((interest) => tags.has(interest)) ||
    ofSort.some(
      (sort) =>
        sort.things.some((thing) => hasAll(said, thing)) || pictures.some((picture) => sort.pictures.has(picture)),
    );
}

/** Whether a name says the same as one that is to be avoided: another book is another idea. */
export const isAlike = (name: string, others: readonly string[]): boolean =>
  others.some((other) => {
    const [one, two] = [wordsOf(name), wordsOf(other)];
    return hasAll(one, two) || hasAll(two, one);
  });

/** Whether a name is the same kind of thing as one that was given or is to be avoided. */
export const isSameThing = (name: string, others: readonly string[]): boolean =>
  others.some((other) => {
    const [one, two] = [wordsOf(name), wordsOf(other)];
    return hasAll(one, two) || hasAll(two, one) || (headOf(name) === headOf(other) && one.some(shared(two, name)));
  });

const shared = (words: readonly string[], name: string) => (word: string) =>
  word !== headOf(name) && words.includes(word);
