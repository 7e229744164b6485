import {
  angry,
  beforeNumber,
  japaneseStop,
  openers,
  strongStops,
  tails,
  weakStops,
  wrongNumbers,
} from './stop-words.js';

/** What an answer to a text asks for. */
export type Wish = 'stop' | 'start';

/** In small letters, without accents and without what a keyboard adds. The marks of Japanese are no accents. */
const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/[[\p{M}\p{Cf}]--[\u3099\u309A]]/gv, '')
    .normalize('NFC')
    .toLowerCase();

const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' });
/** An apostrophe or hyphen divides words: "don't" and "dont" are two phrases. */
const wordsOf = (text: string): string[] =>
  [...segmenter.segment(plain(text).replaceAll(/['’‘`´-]/g, ' '))]
    .filter(({ isWordLike }) => isWordLike)
    .map(({ segment }) => segment);

/** Phrases by their first words, the longest first. */
class Phrases {
  private readonly phrases: readonly string[][];
  private readonly single: ReadonlySet<string>;

  constructor(list: string) {
    const all = list.split(',').map(wordsOf);
    this.phrases = all.filter(({ length }) => length > 1).toSorted((a, b) => b.length - a.length);
    this.single = new Set(all.filter(({ length }) => length === 1).map(([word]) => word!));
  }

  has(word: string): boolean {
    return this.single.has(word);
  }

  /** How many words at a place are one of the phrases; 0 for none. */
  lengthAt(words: readonly string[], at = 0): number {
    const found = this.phrases.find((phrase) => phrase.every((word, nth) => words[at + nth] === word));
    return found?.length ?? (this.has(words[at] ?? '') ? 1 : 0);
  }

  isIn(words: readonly string[]): boolean {
    return words.some((_word, at) => this.lengthAt(words, at) > 0);
  }
}

const beforeStop = new Phrases(openers);
const weak = new Phrases(weakStops);
const strong = new Phrases(strongStops);
const number = new Phrases(wrongNumbers);
const articles = new Phrases(beforeNumber);
const afterStop = new Phrases(tails);
const anger = new Phrases(angry);

/** What phone companies and Twilio take as the whole answer, however it is spaced or dotted. */
const keywords = new Set('stop stopall unsubscribe cancel end quit optout revoke arret'.split(' '));
/** Words that start again. They are the whole answer: "yes, thank you" starts nothing. */
const starts = new Set(['start', 'unstop', 'yes']);

/** An answer is a sentence at most. */
const longest = 160;
const longestJapanese = 40;
/** Words after a phrase that has no other meaning. */
const mostAfterStrong = 12;

/**
 * Reads an answer: "STOP", "please stop texting me" and "wrong number" stop, "Stop! So cute" does not. Where a short
 * answer says stop and nothing else, it counts.
 *
 * @param optOutType Twilio's own reading of the answer, if it has one: `STOP`, `START`, `HELP`
 * @returns `undefined` for any other answer
 */
export function wishOf(body: string, optOutType?: string): Wish | undefined {
  const said = (optOutType ?? body).slice(0, longest);
  const letters = plain(said).replaceAll(/[^\p{L}\p{N}]/gu, '');
  if (keywords.has(letters) || (letters.length <= longestJapanese && japaneseStop.test(letters))) return 'stop';
  if (starts.has(letters)) return 'start';
  return saysStop(wordsOf(said)) ? 'stop' : undefined;
}

function saysStop(words: readonly string[]): boolean {
  // "No more" begins with a word that may also open.
  for (let rest = words; rest.length > 0;) {
    if (beginsWithStop(rest)) return true;
    const opener = beforeStop.lengthAt(rest);
    if (opener === 0) return false;
    rest = rest.slice(opener);
  }
  return false;
}

function beginsWithStop(words: readonly string[]): boolean {
  const firm = strong.lengthAt(words);
  if (firm > 0 && words.length - firm <= mostAfterStrong) return true;
  const length = weak.lengthAt(words) || wrongNumberAt(words);
  if (length === 0) return false;
  const rest = words.slice(length);
  return onlyTails(rest) || anger.isIn(rest);
}

function wrongNumberAt(words: readonly string[]): number {
  const before = articles.lengthAt(words);
  const length = number.lengthAt(words, before);
  return length && before + length;
}

/** Whether nothing else is said. "Stop stop" says it twice. */
function onlyTails(words: readonly string[]): boolean {
  for (let at = 0; at < words.length;) {
    const length = Math.max(weak.lengthAt(words, at), strong.lengthAt(words, at), afterStop.lengthAt(words, at));
    if (length === 0) return false;
    at += length;
  }
  return true;
}
