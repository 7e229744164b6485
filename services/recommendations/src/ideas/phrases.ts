import { plainOf } from '../avoidance/words.js';
import { isWithoutSpaces } from '../without-spaces.js';

const phrasesIn = (lists: readonly string[]): string[] => lists.flatMap((list) => list.trim().split(/,\s+/));

/**
 * A pattern for any phrase of lists: phrases with commas between them, as words of their own and in the plural, too.
 * With `*` a word may begin or end in any way; `…` is up to three words. One in a script without spaces is found
 * anywhere.
 */
export const anyOf = (...lists: readonly string[]): RegExp => anyPhrase(phrasesIn(lists), patternOf);

function anyPhrase(phrases: readonly string[], write: (phrase: string) => string): RegExp {
  const spaced = phrases.filter((phrase) => !isWithoutSpaces.test(phrase)).map(write);
  const together = phrases.filter((phrase) => isWithoutSpaces.test(phrase));
  const asWords = String.raw`(?<![\p{L}\d])(?:${spaced.join('|')})(?:e?s)?(?![\p{L}\d])`;
  return new RegExp([asWords, ...together].join('|'), 'giu');
}

const patternOf = (phrase: string): string =>
  phrase
    .replaceAll('+', String.raw`\+`)
    .replaceAll('*', String.raw`\p{L}*`)
    .replaceAll(' … ', String.raw`(?:[\s,&-]+[\p{L}\d.]+){0,3}[\s,&-]+`)
    .replaceAll(/(?<!…) (?!…)/g, String.raw`[\s-]?`);

/** Articles that French and Italian write together with a noun: `l'épée`. */
const elided = /(?<!\p{L})(l|d|j|t|qu|dell|nell|dall|all|sull|un)['’´`](?=\p{L})/giu;
/** One spelling of what is written in several: without capitals, accents and apostrophes. */
const spellingOf = (text: string): string =>
  plainOf(text.replaceAll(elided, '$1 ').replaceAll(/['’´`]/g, '')).replaceAll('...', '…');

const arabicWord = /(?<![\p{L}*\\])\p{Script=Arabic}+/gu;
/** What Arabic writes together with a noun: "and", "for" and the article before it, the plural behind it. */
const withArticle = (word: string): string =>
  String.raw`(?:[وفب]?(?:ال|لل|ل)?)${word.replace(/ه$/, '(?:ه|ت|ات)')}(?:ات|ين|ون)?`;

/** The end of a word within a phrase: "pistolets à eau" are a "pistolet à eau". */
const innerEnd = /([a-z]{3})(?= [^…])/g;

/** Finds phrases, as {@link anyOf} does, in any spelling: "EPEE" is "épée", and "البيرة" is "بيرة". */
export interface Finder {
  isIn(text: string): boolean;
  without(text: string): string;
}

export function inAnySpelling(...lists: readonly string[]): Finder {
  const pattern = anyPhrase(phrasesIn(lists).map(spellingOf), (phrase) =>
    patternOf(phrase.replaceAll(innerEnd, '$1_')).replaceAll('_', '(?:e?s)?').replaceAll(arabicWord, withArticle),
  );
  return {
    isIn: (text) => spellingOf(text).search(pattern) >= 0,
    without: (text) => spellingOf(text).replaceAll(pattern, ' '),
  };
}
