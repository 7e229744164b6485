import { stemsOf } from './stem.js';

/** Words in order, as stems. */
export type Phrase = readonly string[];

/**
 * How surely a product or a category is about a topic. 5: the category means it. 4: a part of the category or its path
 * means it, and the title or those it is for say so; or a title names a theme. 3: the words of the path, a department
 * that the topic shares, or what the shop's own titles teach. 2: the title has the person's phrase; the category names
 * the topic beside another. 1: the title names the thing, or a department has it. 0: it is not.
 */
export type Fit = 0 | 1 | 2 | 3 | 4 | 5;

/** Whether a phrase has all words of another, in any order. */
export const hasWords = (words: Phrase, phrase: Phrase): boolean => phrase.every((word) => words.includes(word));

/** Whether a phrase has another at a place, word after word. */
export const isAt = (words: Phrase, phrase: Phrase, start: number): boolean =>
  phrase.every((word, index) => words[start + index] === word);

/** Whether a phrase has another, word after word. */
export const follows = (words: Phrase, phrase: Phrase): boolean => words.some((_, start) => isAt(words, phrase, start));

/** Whether two phrases have the same words in the same order. */
export const isEqual = (one: Phrase, other: Phrase): boolean =>
  one.length === other.length && one.every((word, index) => word === other[index]);

/** Whether a longer phrase ends with another. */
export const endsWith = (all: Phrase, end: Phrase): boolean =>
  all.length > end.length && isEqual(all.slice(all.length - end.length), end);

/** Whether two phrases have the same words in any order. */
export const isSame = (one: Phrase, other: Phrase): boolean => one.length === other.length && hasWords(one, other);

const stemsIn = (words: string) => words.split(' ').flatMap(stemsOf);
const withAny = new Set(stemsIn('accessory set kit supply tool gear equipment piece part'));
const generic = withAny.union(
  new Set(stemsIn('toy item product more other pack guard stuff gift collection general all new vol volume edition')),
);
/** Whether a word is of what comes with any hobby. "Classics" and "more" are not. */
export const comesWithAny = (word: string): boolean => withAny.has(word);
/** Whether a word says nothing of what a thing is for. */
export const isGeneric = (word: string): boolean => generic.has(word);
