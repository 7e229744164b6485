import { stemmer } from 'stemmer';
import { singular } from '../singular.js';

/** Words that end what is said of a thing itself. */
const ends = new Set(
  'for with to from in on by at about without that which who made and or plus as featuring using inspired'.split(' '),
);
/** Words after which a thing's subject follows. */
const subjects = new Set(['of', 'to', 'about', 'on']);
/** A "set of" something is that something. */
const containers = new Set(['set', 'pair', 'pack', 'box', 'bag', 'lot', 'selection', 'choice', 'kind']);
const small = new Set(['a', 'an', 'the', 'of', 'and', 'or', 'in', 'their', 'his', 'her', 'its', 'your', 'any', 'some']);

const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/(?<=\p{L})['’]s?\b/gu, '')
    .match(/[\p{L}\p{N}]+/gu) ?? [];
const isNumber = (word: string) => /\d/u.test(word);

interface Said {
  /** The noun itself and the words before it. */
  thing: readonly string[];
  /** What it is about: the birds of a guide to birds. */
  subject: readonly string[];
  /** What else is said of it. */
  rest: readonly string[];
}

function read(is: string): Said {
  let words = wordsOf(is).filter((word, index) => index > 0 || !small.has(word));
  const of = words.indexOf('of');
  if (of > 0 && containers.has(words[of - 1]!)) words = words.slice(of + 1).filter((word) => !isNumber(word));
  const end = words.findIndex((word, index) => index > 0 && (ends.has(word) || word === 'of'));
  if (end === -1) return { thing: words, subject: [], rest: [] };
  const after = words.slice(end + 1).filter((word) => !ends.has(word) && !small.has(word));
  const isSubject = subjects.has(words[end]!);
  return { thing: words.slice(0, end), subject: isSubject ? after : [], rest: isSubject ? [] : after };
}

/** The noun of what a listing must be: `guide` of "illustrated field guide to British birds". */
export const headOf = (is: string): string => read(is).thing.at(-1) ?? '';

/** The spellings of a thing's name: `house` and `birdhouse` of "bird house". */
const spellings = (words: readonly string[]): string[] => {
  const [before, last] = [words.at(-2), words.at(-1)];
  if (last === undefined) return [];
  return before === undefined ? [singular(last)] : [singular(last), singular(before + last)];
};

/**
 * The things that a title names: the last word of each clause, and what a set is of. A word before another one only
 * says more about that: a candle snuffer is no candle.
 */
function thingsIn(title: string): Set<string> {
  const things = new Set<string>();
  for (const clause of title.split(/\s[-–—|/]\s|[|,:;()[\]!/]|\s&\s|\s\+\s/u)) {
    const words = wordsOf(clause);
    const end = words.findIndex((word, index) => index > 0 && ends.has(word));
    const own = end === -1 ? words : words.slice(0, end);
    const of = own.indexOf('of');
    for (const part of of === -1 ? [own] : [own.slice(0, of), own.slice(of + 1)]) {
      while (part.length > 1 && isNumber(part.at(-1)!)) part.pop();
      for (const thing of spellings(part)) things.add(thing);
    }
    // What follows "with" or "for" is another thing, and so are all clauses after it within the same sentence.
    if (end !== -1) break;
  }
  return things;
}

/** The stems of a text's words, also of two that may be written as one. */
const saidIn = (text: string): Set<string> => {
  const words = wordsOf(text);
  return new Set(words.flatMap((word, index) => [stemmer(word), stemmer(word + (words[index + 1] ?? ''))]));
};

/** With so many words before the noun, a title may lack one. */
const manyBefore = 3;

/**
 * Whether a listing is a thing of the kind: its title, or its shelf, names the noun as the thing, and its title says
 * enough of the rest: what `is` has of the interests, and the subject or the words before the noun.
 * @param shelf the shop's category path
 * @param interests texts of the facts that the listing is for
 */
export function hasHeadWord(title: string, is: string, shelf = '', interests: readonly string[] = []): boolean {
  const { thing, subject, rest } = read(is);
  const names = spellings(thing);
  const leaf = shelf.split('>').at(-1)!;
  const things = new Set([...thingsIn(title), ...thingsIn(leaf)]);
  if (!names.some((name) => things.has(name))) return false;
  const said = saidIn(`${title} ${leaf}`);
  const isSaid = (word: string) => said.has(stemmer(word));
  const ofInterests = new Set(interests.flatMap(wordsOf).map(stemmer));
  const own = [...thing, ...subject, ...rest].filter((word) => ofInterests.has(stemmer(word)));
  if (own.length > 0 && !own.some(isSaid)) return false;
  if (subject.length > 0) return subject.some(isSaid);
  // A birdhouse says that it is for a bird.
  const isJoined = names.length > 1 && things.has(names[1]!);
  const before = thing.slice(0, isJoined ? -2 : -1);
  if (isJoined && before.length === 0) return true;
  if (before.length === 0) return rest.length === 0 || rest.some(isSaid);
  return before.filter((word) => !isSaid(word)).length <= (before.length >= manyBefore ? 1 : 0);
}
