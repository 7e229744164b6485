import { headOf } from '../products/head-word.js';
import { nameKey } from './idea.js';

/** A word without the ending of its plural. */
export const singular = (word: string): string =>
  word.length < 4
    ? word
    : word
        .replace(/ies$/, 'y')
        .replace(/(ss|sh|ch|x|z)es$/, '$1')
        .replace(/ves$/, 'f')
        .replace(/([^su])s$/, '$1');

/** Words of a text as they are compared: without case, accents and plural. */
export const wordsOf = (text: string): string[] =>
  (
    text
      .normalize('NFKD')
      .replaceAll(/\p{M}/gu, '')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  ).map(singular);

/** Nouns that name no kind of thing by themselves: two of them may be different kinds. */
const vague = /^(set|kit|book|box|game|pack|bundle|print|card|guide|tool|accessory|case|bag)$/;

/** What makes two ideas one kind of thing: the main noun, or all words where that says little. */
export function kindOf(is: string): string {
  const head = singular(headOf(is));
  return vague.test(head) ? nameKey(is) : head;
}

/** The first clause of a shop's title, which names the thing. */
const clauseOf = (title: string): string => title.split(/[,|(:;]|\s[-–—]\s/)[0]!;

/** Whether a title or a phrase is of the same kind of thing as a product's title. */
export function isSameKind(text: string, productTitle: string): boolean {
  const kind = singular(headOf(clauseOf(productTitle)));
  return kind !== '' && !vague.test(kind) && wordsOf(text).includes(kind);
}

/** Words after which a phrase only says more of its thing. */
const qualifying = /^(for|with|without|of|in|on|to|from|that|which|by|and|or|as|at|about)$/i;

/** The main noun with the word before it: `light stick` of "official K-pop light stick". */
export function headPhrase(is: string): string {
  const words = is
    .split(/[,;:(–—]| - /)[0]!
    .trim()
    // "set of honeys" is honeys, and "dinosaur or fossil kit" a kit.
    .replace(/^(?:an? )?(?:set|pair|box|pack|selection|sampler|collection) of /i, '')
    .replace(/^\S+ (?:and|or) (?=\S+ \S)/i, '')
    .split(/\s+/);
  const end = words.findIndex((word, at) => at > 0 && qualifying.test(word));
  return words
    .slice(0, end < 0 ? undefined : end)
    .slice(-2)
    .join(' ');
}
