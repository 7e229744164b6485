/** Words after which a phrase only says more of its thing: a binder *with sleeves for photocards*. */
const qualifying = /^(for|with|without|of|in|on|to|from|that|which|by|and|or|as|at|about|inspired)$/;
/** `set of planters` is about planters. */
const container = /^(sets?|pairs?|packs?|box(es)?|kits?|bags?|jars?|collections?|selections?|bundles?)$/;

const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** A word without the ending of its plural. */
const singular = (word: string): string =>
  word.length < 4
    ? word
    : word
        .replace(/ies$/, 'y')
        .replace(/(ss|sh|ch|x|z)es$/, '$1')
        .replace(/ves$/, 'f')
        .replace(/([^su])s$/, '$1');

/** The word that says what a thing is: `binder` of "A5 binder with sleeves for photocards". */
export function headOf(is: string): string {
  const words = wordsOf(is.split(/[,;:(–—]| - /)[0]!);
  const end = words.findIndex((word, at) => at > 0 && qualifying.test(word));
  const head = words.at(end < 0 ? -1 : end - 1) ?? '';
  if (end > 0 && words[end] === 'of' && container.test(head)) return headOf(words.slice(end + 1).join(' '));
  return singular(head);
}

/** Whether a title has the word that says what the thing is. */
export function hasHeadWord(title: string, is: string, shelf = ''): boolean {
  const head = headOf(is);
  return head !== '' && wordsOf(`${title} ${shelf}`).some((word) => singular(word) === head);
}
