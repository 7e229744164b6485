import { stemmer } from 'stemmer';

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

/** The spellings of a thing's name: `house` and `birdhouse` of "bird house", as stems. */
const spellings = (words: readonly string[]): string[] => {
  const [before, last] = [words.at(-2), words.at(-1)];
  if (last === undefined) return [];
  return before === undefined ? [stemmer(last)] : [stemmer(last), stemmer(before + last)];
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

/**
 * Whether a listing is a thing of the kind: its title, or its shelf, names the noun as the thing, and its title says
 * something else of what is asked: its subject, if one is asked.
 * @param shelf the shop's category path
 */
export function hasHeadWord(title: string, is: string, shelf = ''): boolean {
  const { thing, subject, rest } = read(is);
  const names = spellings(thing);
  if (names.length === 0) return false;
  const leaf = shelf.split('>').at(-1)!;
  const [things, shelved] = [thingsIn(title), thingsIn(leaf)];
  if (!names.some((name) => things.has(name) || shelved.has(name))) return false;
  const others = subject.length > 0 ? subject : [...thing.slice(0, -1), ...rest];
  const said = new Set(wordsOf(`${title} ${leaf}`).flatMap((word) => [word, stemmer(word)]));
  const isJoined = names.length > 1 && (things.has(names[1]!) || shelved.has(names[1]!));
  return others.length === 0 || (isJoined && subject.length === 0) || others.some((word) => said.has(stemmer(word)));
}
