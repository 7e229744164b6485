import type { Language } from '@presently/rules/languages';

/**
 * Words and phrases by language, with commas between them. A word is compared as a whole, in singular or plural;
 * with `*` it may begin or end in any way. `…` is up to three words. What ends with `?` is a colour or a care product
 * beside some words: see `colours.ts`. A Japanese word is found between other words; with `*`, and in Chinese letters,
 * anywhere.
 */
export type Words = Partial<Record<Language, string>>;

/** One thing that people avoid. */
export interface Family {
  /** What it is called by who avoids it and by titles. What is "free" of one of these has none of it. */
  names: Words;
  /** Further names that titles do not have, or have in another sense. */
  called?: Words;
  /** Sorts of it: titles have them, and who is allergic to one is taken to be allergic to all. */
  sorts?: Words;
  /** What else it is called in titles of what has it. */
  things?: Words;
  /** What who avoids it is, or does: "vegan", "sober". */
  people?: Words;
  /** What sounds like it and is something else. */
  harmless?: Words;
  /** Families that are avoided with it. */
  includes?: readonly string[];
  /** Families without which a thing is without this one, too: what is nut-free has no peanuts. */
  goneWith?: readonly string[];
  /** What a title says of what is made for who avoids it. */
  labels?: Words;
  /** Vegan things have none of what is of animals, vegetarian ones no meat, imitations no material. */
  isOf?: 'animals' | 'meat' | 'material';
  /** Something that many like and nobody must avoid: no more is left out than what is said. */
  isTaste?: true;
  /** Something to eat: what only looks like it or is made for it is none. */
  isFood?: true;
  /** An animal or a thing, of which "no cat" says only that there is none. */
  isKept?: true;
}

/** Several lists as one, for each language. */
export function joined(...all: readonly (Words | undefined)[]): Words {
  const sum: Words = {};
  for (const words of all)
    for (const [language, list] of Object.entries(words ?? {}) as [keyof Words, string][])
      sum[language] = sum[language] === undefined ? list : `${sum[language]}, ${list}`;
  return sum;
}
