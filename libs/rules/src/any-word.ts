const japanese = String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]`;
/** Of a script that puts spaces between words. */
const letter = String.raw`(?!${japanese})[\p{L}\p{N}]`;
const isJapanese = new RegExp(japanese, 'u');
/**
 * Any of the words, from the beginning of a word; `\b` ends one. Japanese puts no spaces between words: an argument that
 * is in Japanese is found anywhere, so it holds no other language.
 */
export function anyWord(...words: string[]): RegExp {
  const apart = words.filter((word) => !isJapanese.test(word)).join('|');
  const all = [...(apart ? [`(?<!${letter})(?:${apart})`] : []), ...words.filter((word) => isJapanese.test(word))];
  return new RegExp(all.join('|').replaceAll(String.raw`\b`, `(?!${letter})`), 'iu');
}
