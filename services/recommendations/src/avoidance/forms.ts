import type { Language } from '@presently/rules/languages';
import { singular } from '../singular.js';

/** Endings of one number, by which those of the other are exchanged: the first by each of the second. */
const exchanges: Partial<Record<Language, readonly (readonly [RegExp, readonly string[]])[]>> = {
  en: [[/ies$/, ['ie']]],
  de: [
    [/ern$/, ['']],
    [/(?:er|en|es|e|n|s)$/, ['']],
    [/en$/, ['e']],
    [/$/, ['e', 'en', 'n', 'er', 's']],
  ],
  fr: [
    [/aux$/, ['al', 'ail', 'au']],
    [/[sx]$/, ['']],
    [/al$/, ['aux']],
    [/$/, ['s', 'x']],
  ],
  es: [
    [/ces$/, ['z']],
    [/es$/, ['']],
    [/s$/, ['']],
    [/z$/, ['ces']],
    [/$/, ['s', 'es']],
  ],
  it: [
    [/hi$/, ['o']],
    [/he$/, ['a']],
    [/i$/, ['o', 'e', 'io', 'a']],
    [/e$/, ['a', 'i']],
    [/a$/, ['e', 'he']],
    [/io$/, ['i']],
    [/o$/, ['i', 'hi']],
  ],
  pt: [
    [/(?:oes|aes|aos)$/, ['ao']],
    [/[aeo]?is$/, ['l', 'al', 'el', 'ol', 'il']],
    [/(?:es|s)$/, ['']],
    [/s$/, ['']],
    [/ao$/, ['oes', 'aes', 'aos']],
    [/l$/, ['is']],
    [/$/, ['s', 'es']],
  ],
  ar: [
    [/ات$/, ['', 'ه']],
    [/ه$/, ['', 'ات']],
    [/$/, ['ه', 'ات']],
  ],
};
const shortest = 3;

/** A word with its other number, in each language that it may be of. */
export function formsOf(word: string, languages: readonly Language[]): Set<string> {
  const bare = word.replace(/^(?:ال|وال|بال|لل)(?=\p{L}{3})/u, '');
  const forms = new Set([word, bare, singular(word), bare.replace(/^ب(?=\p{Script=Arabic}{3})/u, '')]);
  for (const language of languages)
    for (const [ending, others] of exchanges[language] ?? [])
      if (ending.test(bare)) for (const other of others) forms.add(bare.replace(ending, other));
  return new Set([...forms].filter((form) => form.length >= Math.min(shortest, word.length)));
}

/** In German a word may begin or end another one: `Kochbuch`, `Ringhalter`; but `Hering` and `Autor` have no such part. */
export const isPartOf = (word: string, forms: ReadonlySet<string>): boolean =>
  [...forms].some(
    (form) =>
      form.length >= shortest &&
      word.length >= form.length + shortest &&
      (word.endsWith(form) || (word.startsWith(form) && !derived.test(word))),
  );
/** Of which the first part is another word. */
const derived = /^(?:auto(?:bio|mat|nom|gramm|ritat)|bucheck|tassel|schalt)/;

/** Between the two alphabets of Japanese. */
const distance = 0x60;
const shifted = (text: string, letters: RegExp, by: number): string =>
  text.replaceAll(letters, (letter) => String.fromCharCode(letter.charCodeAt(0) + by));
const foreign = /^[ァ-ヶー]{3,}$/u;
/** A word of Japanese in each of the two alphabets; a foreign one also ends others: `*パズル` of ジグソーパズル. */
export const japaneseForms = (text: string): string[] => {
  const [inKatakana, inHiragana] = [
    shifted(text, /[\u3041-\u3096]/g, distance),
    shifted(text, /[\u30a1-\u30f6]/g, -distance),
  ];
  return [...new Set([text, inHiragana, foreign.test(inKatakana) ? `*${inKatakana}` : inKatakana])];
};
