import { checkedData } from '@presently/service/checked-data';
import * as v from 'valibot';
import type { Phrase } from './phrase.js';
import { stemsOf } from './stem.js';
import foreign from './foreign.json' with { type: 'json' };
import shelfNames from './shelf-names.json' with { type: 'json' };
import things from './things.json' with { type: 'json' };
import said from './said.json' with { type: 'json' };
import content from './topics.json' with { type: 'json' };

const namesIn = (names: string) =>
  names
    .replace(/^[*!=^]+/, '')
    .split(', ')
    .map((name) => name.replace('?', ''));

/** The words that a file has for a topic, by its first name. */
function wordsIn(file: string, content: unknown): (names: string) => string[] {
  const words = checkedData(file, content, v.record(v.string(), v.string()));
  return (names) => words[namesIn(names)[0]!]?.split(', ') ?? [];
}

/** German, French and Spanish terms. */
const foreignTermsOf = wordsIn('foreign.json', foreign);
/**
 * What shops call their shelves for a topic. One with a question mark is a name of other shelves, too: hooks are for
 * fishing in a shop that has fishing.
 */
const shelfNamesOf = wordsIn('shelf-names.json', shelfNames);
/** Things that hardly any other topic has: what titles without its name are about. */
const thingsOf = wordsIn('things.json', things);
/** What people call an interest, or themselves for it: `petrolhead` is for cars. */
const sayingsOf = wordsIn('said.json', said);

const markedBy = (marks: string, terms: string) =>
  terms
    .split(', ')
    .filter((term) => marks.includes(term.charAt(0)))
    .map(stemsOf);

/** The topics of `topics.json`, in its order. */
export const known = Object.entries(checkedData('topics.json', content, v.record(v.string(), v.string()))).map(
  ([names, terms]) => ({
    // A star: `Italian cooking` is cooking, but `greeting cards` are no cards.
    isBroad: /^\^?[*!]/.test(names),
    // An equals sign: a make, which others are not.
    isMake: names.startsWith('='),
    // A caret: not a thing to do, so that pictures and figures of it please, too.
    isTheme: names.startsWith('^'),
    // An exclamation mark: detective novels are detective stories, and no other novels.
    isNarrowed: names.startsWith('!'),
    names: namesIn(names).map(stemsOf),
    said: sayingsOf(names).map(stemsOf),
    abroad: foreignTermsOf(names).map(stemsOf),
    written: namesIn(names),
    // A question mark: a pool is also for swimming, so that the bare word says nothing.
    ambiguous: names
      .split(', ')
      .filter((name) => name.endsWith('?'))
      .map((name) => stemsOf(name).join(' ')),
    long: namesIn(names)
      .filter((name) => name.length >= 6)
      .map(stemsOf),
    terms: [...terms.split(', ').filter((term) => !/^[~+<]/.test(term)), ...foreignTermsOf(names)],
    // A plus: on a shelf of several topics, such as `Camp & Hike`, these things are of this one.
    things: [...markedBy('+', terms), ...thingsOf(names).map(stemsOf)],
    ownThings: thingsOf(names),
    // Names of whole shelves: read in categories only, because titles have their words for many other things.
    shelfNames: shelfNamesOf(names).filter((name) => !name.endsWith('?')),
    vagueShelfNames: shelfNamesOf(names).flatMap((name) => (name.endsWith('?') ? name.slice(0, -1) : [])),
    // A tilde: a shelf that others share. A less-than sign: the same, of what this is a kind of: chess is a board game.
    shelves: markedBy('~<', terms),
    wider: markedBy('<', terms),
  }),
);

const kinds = Map.groupBy(
  known.flatMap(({ wider, names: [kind = []] }) => wider.map((name) => ({ name: name.join(' '), kind }))),
  ({ name }) => name,
);
/** The first names of the topics that are kinds of one with these names. */
export const kindsOf = (names: readonly Phrase[]): string[] =>
  names.flatMap((name) => (kinds.get(name.join(' ')) ?? []).map(({ kind }) => kind.join(' ')));

const byWriting = new Map(known.toReversed().flatMap((topic) => topic.written.map((name) => [name, topic] as const)));
/** Rocks are minerals, rock is music. */
export const asWritten = (reading: string) => byWriting.get(reading.toLowerCase());

export const inOneWord = (reading: string) => stemsOf(reading.replaceAll(/[\s-]/g, ''));

/** The first topic by each of its names in one word, and by its names in other languages. */
export const byName = firstBy(({ names }) => names);
const byNameAbroad = firstBy(({ abroad }) => abroad);

const byTerm = firstBy(({ terms }) => terms.map(stemsOf));
/** The first topic with this term. */
export const withTerm = (words: Phrase) => {
  const at = byTerm.get(words.join(''));
  return at === undefined ? undefined : known[at];
};

const bySaying = new Map(known.flatMap((topic) => topic.said.map((words) => [words.join(' '), topic] as const)));
/** The longest saying has so many words. */
const longestSaying = Math.max(...[...bySaying.keys()].map((words) => words.split(' ').length));
/** Shorter words of a sentence mean too much else. */
const shortestSaying = 4;

/** The topic that people mean by these words. */
export const meantByPeople = (words: Phrase) => bySaying.get(words.join(' '));

/** The topic that people mean by the longest part of these words that they use for one. */
export function meantByPart(words: Phrase) {
  for (let length = Math.min(longestSaying, words.length - 1); length > 0; length--)
    for (let start = 0; start + length <= words.length; start++) {
      const part = words.slice(start, start + length);
      const topic = part.join(' ').length >= shortestSaying ? meantByPeople(part) : undefined;
      if (topic) return topic;
    }
  return undefined;
}

function firstBy(namesOfTopic: (topic: (typeof known)[number]) => readonly Phrase[]) {
  const named = known.flatMap((topic, at) => namesOfTopic(topic).map((name) => [name.join(''), at] as const));
  return new Map(named.toReversed());
}

/** The topic with this name, also in one word, such as water colours, or in another language. */
export function exactly(words: Phrase, oneWord = words) {
  const firstIn = (places: ReadonlyMap<string, number>) => {
    const [first = Infinity, second = Infinity] = [words, oneWord].map((name) => places.get(name.join('')));
    return known[Math.min(first, second)];
  };
  return firstIn(byName) ?? firstIn(byNameAbroad);
}

/** Whether a term is the name of a department of several things, such as "Camping & Hiking". */
export const isDepartment = (term: string): boolean => term.includes(' & ');

/** Shorter words mean too much else. */
export function isLongWord(word = ''): boolean {
  return word.length >= 6;
}
