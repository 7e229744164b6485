import type { Language } from '@presently/rules/languages';
import { isWithoutSpaces } from '../without-spaces.js';
import type { Words } from './families/family.js';
import { plainOf, wordOf, type Text, type Word } from './words.js';

/** Words of a text, from the first to before the last. */
export interface Span {
  from: number;
  to: number;
  /** Marked by `?`. */
  mayBeColour?: boolean;
}

/** Spans that are not within others. */
export const outside = (spans: readonly Span[], others: readonly Span[]): Span[] =>
  spans.filter(({ from, to }) => !others.some((other) => other.from <= from && to <= other.to));

type Finder = (text: Text) => Span[];

const isAtEnd = /\*$/;
const isAtStart = /^\*/;
const mostBetween = 3;

/** A test whether a word is what a list says. */
function wordTest(stem: string): WordTest {
  const plain = plainOf(stem.replaceAll('*', ''));
  const [begins, ends] = [isAtEnd.test(stem), isAtStart.test(stem)];
  if (begins && ends) return ({ text }) => text.includes(plain);
  if (begins) return ({ forms }) => forms.some((form) => form.startsWith(plain));
  if (ends) return ({ forms }) => forms.some((form) => form.endsWith(plain));
  const { forms: known } = wordOf(plain);
  return ({ forms }) => forms.some((form) => known.includes(form));
}

type WordTest = (word: Word) => boolean;
/** In place of up to {@link mostBetween} words of a phrase. */
const anyWords: WordTest = () => true;

/** Where a phrase ends that begins at a word; undefined if it is not there. */
function endOf(words: readonly Word[], from: number, [first, ...rest]: readonly WordTest[]): number | undefined {
  if (first === undefined) return from;
  if (first !== anyWords) return words[from] && first(words[from]) ? endOf(words, from + 1, rest) : undefined;
  for (let skipped = 0; skipped <= mostBetween; skipped++) {
    const end = endOf(words, from + skipped, rest);
    if (end !== undefined) return end;
  }
  return undefined;
}

function findPhrase(parts: readonly string[]): Finder {
  const tests = parts.map((part) => (part === '…' ? anyWords : wordTest(part)));
  return ({ words }) =>
    words.flatMap((_, from) => {
      const to = endOf(words, from, tests);
      return to === undefined ? [] : [{ from, to }];
    });
}

const segmenter = new Intl.Segmenter('ja', { granularity: 'word' });
const isHan = /^\p{Script=Han}+$/u;
const scripts = [/\p{Script=Han}/u, /\p{Script=Hiragana}/u, /[\p{Script=Katakana}ー]/u] as const;
const scriptOf = (letter: string): number => scripts.findIndex((script) => script.test(letter));

/** Where the words of texts begin. A text is divided once, for all that is looked for in it. */
const beginnings = new WeakMap<Text, ReadonlySet<number>>();
function beginningsIn(text: Text): ReadonlySet<number> {
  const found = beginnings.get(text) ?? new Set(Array.from(segmenter.segment(text.plain), ({ index }) => index));
  beginnings.set(text, found);
  return found;
}

/** Whether a Japanese text may be cut at a place: between two words, or between two scripts. */
function isCut(text: Text, at: number): boolean {
  const [before, after] = [text.plain[at - 1], text.plain[at]];
  if (before === undefined || after === undefined || scriptOf(before) !== scriptOf(after)) return true;
  return beginningsIn(text).has(at);
}

function findJapanese(stem: string): Finder {
  const plain = plainOf(stem.replaceAll('*', ''));
  const isFree = isHan.test(plain);
  const [goesOn, hasBefore] = [isFree || isAtEnd.test(stem), isFree || isAtStart.test(stem)];
  return (text) => {
    const found: Span[] = [];
    for (let at = text.plain.indexOf(plain); at >= 0; at = text.plain.indexOf(plain, at + 1)) {
      if (!(hasBefore || isCut(text, at)) || !(goesOn || isCut(text, at + plain.length))) continue;
      const last = text.words.findLastIndex((word) => word.at <= at);
      found.push({ from: last, to: last + 1 });
    }
    return found;
  };
}

/** Finds what a list says in a text. */
export class Stems {
  /** Its words and phrases without marks. */
  readonly plain: ReadonlySet<string>;
  private readonly whole = new Set<string>();
  private readonly finders: Finder[] = [];

  constructor(list: string) {
    const stems = list
      .split(/[,،]/)
      .map((stem) => stem.trim())
      .filter(Boolean);
    this.plain = new Set(stems.map((stem) => plainOf(stem.replaceAll(/[*?]/g, ''))));
    for (const stem of stems)
      if (stem.endsWith('?')) this.addColour(stem.slice(0, -1));
      else this.add(stem);
  }

  private addColour(stem: string): void {
    const stems = new Stems(stem);
    this.finders.push((text) => stems.find(text).map((span) => ({ ...span, mayBeColour: true })));
  }

  private add(stem: string): void {
    if (isWithoutSpaces.test(stem)) {
      this.finders.push(findJapanese(stem));
      return;
    }
    const parts = stem.split(/[\s-]+/);
    if (parts.length === 1 && !stem.includes('*')) this.addWhole(stem);
    else this.finders.push(findPhrase(parts));
    // "hipflask" is a hip flask.
    if (parts.length === 2 && !/[*…]/.test(stem)) this.addWhole(parts.join(''));
  }

  private addWhole(word: string): void {
    for (const form of wordOf(plainOf(word)).forms) this.whole.add(form);
  }

  find(text: Text): Span[] {
    const whole = text.words.flatMap(({ forms }, from) =>
      forms.some((form) => this.whole.has(form)) ? [{ from, to: from + 1 }] : [],
    );
    return [...whole, ...this.finders.flatMap((find) => find(text))];
  }
}

/** Lists that have been read, each once. */
const known = new Map<string, Stems>();
export function stemsOf(list: string): Stems {
  const stems = known.get(list) ?? new Stems(list);
  known.set(list, stems);
  return stems;
}

/** What lists of words say in some languages. */
export const inLanguages = (words: Words | undefined, languages: readonly Language[]): Stems[] =>
  languages.flatMap((language) => words?.[language] ?? []).map(stemsOf);

export const findAll = (stems: readonly Stems[], text: Text): Span[] => stems.flatMap((each) => each.find(text));
