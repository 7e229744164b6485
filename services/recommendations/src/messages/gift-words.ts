import { wordsOf } from './words.js';

/** Where the name of a kind of thing ends in a shop's title. */
const break_ = /[,;:|/()[\]{}<>–—®™]|\s-\s|\s(?:for|with|by|from|in|of|on|to|und|mit|für|avec|pour|de|con|para)\s/iu;
const articles = /^(?:an?|the|my|our|your|this)\s+/i;
/** Containers and praise, which say little alone. */
const vague = new Set(
  `set sets kit kits pack packs box boxes bundle collection edition gift gifts present presents piece pieces pair small
  large big mini new deluxe premium classic original special limited official complete ultimate perfect beautiful lovely
  unique personalised personalized custom handmade luxury home day life love friend friends fun happy warm women men kids
  adults him her them size color colour black white blue red green grey gray pink chrome gold silver novel book`.split(
    /\s+/,
  ),
);
const longestKind = 3;

/** The parts of a title, without articles and without words of numbers or of capitals alone. */
const partsOf = (title: string): string[][] =>
  title
    .split(break_)
    .map((part) => part.trim().replace(articles, '').split(/\s+/))
    .map((words) => words.filter((word) => /^[\p{L}'’-]+$/u.test(word) && !/^\p{Lu}{2,}$/u.test(word)));

/**
 * The kind of thing in plain words, from a gift's name that a shop may have written: `round dutch oven`. It has at most
 * three words, so that it repeats neither the title nor what a title may tell a model to do.
 */
export function kindOf(giftName: string | undefined): string | undefined {
  const parts = partsOf(giftName ?? '').filter((part) => part.length > 0);
  const words = parts.find((part) => part.some((word) => !vague.has(word.toLowerCase()))) ?? parts[0];
  return words?.slice(-longestKind).join(' ').toLowerCase();
}

const singular = (word: string): string => word.toLowerCase().replace(/(?<=\p{L}{3})(?:es|s)$/u, '');

/**
 * Words and pairs of words that would tell what a gift is: the last telling word of each part of its name, and its pairs.
 * Those that are known of the person anyway tell nothing.
 */
export function tellingWords(giftName: string | undefined, known: string): string[] {
  const facts = wordsOf(known).map(singular);
  const tells = (word: string) => word.length > 2 && !facts.includes(singular(word));
  return partsOf(giftName ?? '').flatMap((words) => {
    const telling = words.filter((word) => !vague.has(word.toLowerCase()));
    const last = telling.at(-1);
    const pairs = words.slice(1).flatMap((word, index) => (telling.includes(word) ? [`${words[index]} ${word}`] : []));
    return [...(last ? [last] : []), ...pairs].filter((text) => text.split(' ').some(tells));
  });
}

/** Whether a text has one of the words, in the singular or the plural. */
export function holdsWord(text: string, wanted: readonly string[]): boolean {
  const sequence = ` ${wordsOf(text).map(singular).join(' ')} `;
  return wanted.some((words) => sequence.includes(` ${wordsOf(words).map(singular).join(' ')} `));
}
