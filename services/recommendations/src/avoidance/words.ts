import { singular } from '../singular.js';

/** A word of a text in the form in which texts are compared. */
export interface Word {
  /** In lower case, without accents. A run of Japanese is one word. */
  text: string;
  /** What else it may be compared by: without the ending of its plural, without an Arabic article. */
  forms: readonly string[];
  /** Where it begins in {@link Text.plain}. */
  at: number;
  /** What stands between it and the word before. */
  gap: string;
}

export interface Text {
  plain: string;
  words: readonly Word[];
}

/** Marks that make another letter in Japanese: パ without its mark is ハ. */
const voiced = /[\u3099\u309a]/;

/** Two spellings of one word, at its beginning: `jewellery` is also `jewelry`. */
const spellings: readonly (readonly [string, string])[] = [
  ['jewellery', 'jewelry'],
  ['colour', 'color'],
  ['flavour', 'flavor'],
  ['odour', 'odor'],
  ['grey', 'gray'],
  ['pyjama', 'pajama'],
  ['doughnut', 'donut'],
  ['yoghurt', 'yogurt'],
  ['sulph', 'sulf'],
  ['liquorice', 'licorice'],
  ['whiskey', 'whisky'],
];

/** A text in lower case, without accents and ligatures: `œuf` and `oeuf`, `Nuß` and `nuss` are one. */
export const plainOf = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, (mark) => (voiced.test(mark) ? mark : ''))
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll('ß', 'ss')
    .replaceAll('ø', 'o')
    .replaceAll(/n['’´`]t(?!\p{L})/gu, 'nt')
    .replaceAll(/[أإآ]/g, 'ا')
    .replaceAll('ة', 'ه')
    .replaceAll('ى', 'ي');

/** Particles and the article that Arabic writes together with a noun. */
const article = /^(?:[وف]?(?:ال|بال|كال|لل)|و(?=..))(?=\p{L}{2})/u;

function formsOf(text: string): string[] {
  if (/^\p{Script=Arabic}/u.test(text)) return [text, text.replace(article, '')];
  const [old, now] = spellings.find(([british]) => text.startsWith(british)) ?? ['', ''];
  const spelt = now + text.slice(old.length);
  return [text, spelt, singular(spelt)];
}

export const wordOf = (text: string, at = 0, gap = ''): Word => ({ text, forms: formsOf(text), at, gap });

export function readText(text: string): Text {
  const plain = plainOf(text);
  let end = 0;
  const words = [...plain.matchAll(/[\p{L}\p{N}\u3099\u309a]+/gu)].map(({ 0: word, index }) => {
    const gap = plain.slice(end, index);
    end = index + word.length;
    return wordOf(word, index, gap);
  });
  return { plain, words };
}
