import { partsOf, type Part } from './message.ts';

const plain = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const accented = Array.from('äƀçðéƒĝĥîĵķļɱñöþɋŕšţûṽŵẋýžÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞɊŔŠŢÛṼŴẊÝŽ');
const accents = new Map(Array.from(plain).map((letter, nth) => [letter, accented[nth]!]));

/** Vowels twice: two letters in five are vowels. */
const longer = (words: string): string => words.replaceAll(/[aeiou]/gi, (vowel) => vowel + vowel.toLowerCase());
const written = (words: string): string => longer(words).replaceAll(/[a-z]/gi, (letter) => accents.get(letter)!);

const textOf = (parts: readonly Part[]): string =>
  parts
    .map((part) => {
      if ('words' in part) return written(part.words);
      if ('code' in part) return part.code;
      return `${part.head}${part.options.map(({ key, parts: own }) => `${key} {${textOf(own)}}`).join(' ')}}`;
    })
    .join('');

/**
 * A message in the pseudo-locale: readable, of other letters than English, about 40 % longer, and in brackets, so that a
 * sentence that is put together or cut off is seen. `Send a gift` → `[Šééñð ää ĝîîƒţ]`
 */
export const pseudoOf = (message: string): string => (message === '' ? '' : `[${textOf(partsOf(message))}]`);
