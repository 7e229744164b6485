import { isWithoutSpaces } from '../without-spaces.js';

/**
 * A pattern for any phrase of lists: phrases with commas between them, as words of their own and in the plural, too. With
 * `*` a word may begin or end in any way; `…` is up to three words. One in a script without spaces is found anywhere.
 */
export function anyOf(...lists: readonly string[]): RegExp {
  const phrases = lists.flatMap((list) => list.trim().split(/,\s+/));
  const spaced = phrases.filter((phrase) => !isWithoutSpaces.test(phrase)).map(patternOf);
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
