const singular = (word: string) =>
  word.length < 4 || /(ss|us|is)$/.test(word)
    ? word
    : word
        .replace(/ies$/, 'y')
        .replace(/(x|ch|sh|ss|z)es$/, '$1')
        .replace(/s$/, '');

const split = (text: string): string[] =>
  (
    text
      .normalize('NFKD')
      .replace(/[\u0300-\u036f’']/g, '')
      .toLowerCase()
      .match(/[\p{L}\p{N}&]+/gu) ?? []
  ).map(singular);

const remembered = new Map<string, readonly string[]>();
const mostRemembered = 20_000;

/** The words of a text in the singular, lower case and without accents. */
export function wordsOf(text: string): readonly string[] {
  const known = remembered.get(text);
  if (known) return known;
  if (remembered.size >= mostRemembered) remembered.clear();
  const words = split(text);
  remembered.set(text, words);
  return words;
}

const after = /[,:;(–—]|\s(?:for|with|of|in|on|from|about|to|and|that|by|made|as|at|under)\s/i;

/** A noun phrase up to its head: "scarf" of "scarf for football supporters". */
export const nounPhrase = (text: string): string => (text.split(after)[0] ?? '').trim();

/** The word that says what a thing is: "binder" of "photocard binder with sleeves". */
export const headOf = (text: string): string => wordsOf(nounPhrase(text)).at(-1) ?? wordsOf(text).at(-1) ?? '';

export const hasAll = (words: readonly string[], of: readonly string[]): boolean =>
  of.length > 0 && of.every((word) => words.includes(word));

export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const containers = /^(?:set|kit|box|pair|collection|case|bundle|bag|book|game)$/;

/** What tells kinds of things apart: the head, with the word before it where the head alone says little. */
export function kindOf(is: string): string {
  const words = wordsOf(nounPhrase(is));
  return words.slice(containers.test(words.at(-1) ?? '') ? -2 : -1).join(' ');
}
