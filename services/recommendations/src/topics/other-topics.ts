import { checkedData } from '@presently/service/checked-data';
import * as v from 'valibot';
import falseFriendsFile from './false-friends.json' with { type: 'json' };
import { byName, isDepartment, isLongWord, known } from './known-topics.js';
import { isAt, isEqual, isGeneric, type Phrase } from './phrase.js';
import { stemsOf } from './stem.js';
import { topicOf, type Topic } from './topic.js';

const owned = new Set(
  known.flatMap(({ names, terms }) =>
    [...names, ...terms.filter((term) => !isDepartment(term)).map(stemsOf)].map((phrase) => phrase.join(' ')),
  ),
);
/** Whether words are shops' for a known topic. */
export const isKnownPhrase = (words: string): boolean => owned.has(words);

/** The terms of a topic and what it is a kind of, by its names: music has pianos, and watercolors are painting. */
const partsByName = new Map(
  known.flatMap(({ names, terms, shelves }) => {
    const parts = new Set([...terms.map(stemsOf), ...shelves].map((phrase) => phrase.join(' ')));
    return names.map((name) => [name.join(' '), parts] as const);
  }),
);

/** Whether the words are shops' words for another known topic: `Outdoor Cooking` means grilling. */
export function isOfAnotherTopic(words: Phrase, own: Topic['phrases']): boolean {
  // `Scale Model Kits` are scale models.
  const telling = words.slice(0, words.findLastIndex((word) => !isGeneric(word)) + 1);
  const isOther = (some: Phrase) => {
    const parts = partsByName.get(some.join(' '));
    const isMine = (phrase: Phrase, index: number) =>
      isEqual(phrase, some) || (index < 2 && (parts?.has(phrase.join(' ')) ?? false));
    return owned.has(some.join(' ')) && !own.some(isMine);
  };
  return isOther(words) || (telling.length > 1 && isOther(telling) && !own.some((phrase) => isEqual(phrase, words)));
}

/** Whether the words are the name of a known topic that is not the own one. */
export const isNameOfAnotherTopic = (words: Phrase, own: Topic['phrases']): boolean =>
  partsByName.has(words.join(' ')) && isOfAnotherTopic(words, own);

/** Names that have a topic's word and are nothing of it: horse chestnuts, dog tags. */
const falseFriends = new Set(
  checkedData('false-friends.json', falseFriendsFile, v.array(v.string())).map((name) => stemsOf(name).join(' ')),
);
const isFalseFriend = (words: Phrase, own: Topic['phrases']) =>
  falseFriends.has(words.join(' ')) && !own.some((phrase) => isEqual(phrase, words));

/** Words of the longest name that is looked for. */
const longestName = 4;

/** Whether words have a phrase of the topic, and not only inside of a longer name: golf in `disc golf` or `VW Golf`. */
export function isNamedIn(words: Phrase, { phrases }: Topic): boolean {
  const isOther = (run: Phrase) => isOfAnotherTopic(run, phrases) || isFalseFriend(run, phrases);
  const isApart = (phrase: Phrase, at: number) => {
    const end = at + phrase.length;
    for (let from = Math.max(0, end - longestName); from <= at; from++)
      for (let to = end; to <= Math.min(words.length, from + longestName); to++)
        if (to - from > phrase.length && isOther(words.slice(from, to))) return false;
    return true;
  };
  return phrases.some((phrase) => words.some((_, at) => isAt(words, phrase, at) && isApart(phrase, at)));
}

/** The topics whose thing or name, or term of several words, this is. */
const owners = new Map<string, Set<number>>();
for (const [at, { names, terms, things }] of known.entries()) {
  const telling = [...names, ...terms.map(stemsOf)].filter((phrase) => phrase.length > 1 || isLongWord(phrase[0]));
  for (const phrase of [...telling, ...things])
    owners.set(phrase.join(' '), (owners.get(phrase.join(' ')) ?? new Set()).add(at));
}
const longestThing = 4;

/** For each thing or name of a known topic in a title, the topics that have it, by their places. */
export function ownersIn(title: Phrase): Owners {
  const found: ReadonlySet<number>[] = [];
  for (let start = 0; start < title.length; start++)
    for (let length = 1; length <= longestThing; length++) {
      const places = owners.get(title.slice(start, start + length).join(' '));
      if (places) found.push(places);
    }
  return found;
}
export type Owners = readonly ReadonlySet<number>[];

/** Whose thing a title names: one of the topic in question, of others only, or of none that is known. */
export type Owner = 'own' | 'others' | 'nobody';

type ReadOwner = (found: Owners) => Owner;
/** Of a topic that many titles are read for. */
const ownerships = new WeakMap<Topic, ReadOwner>();

/** Reads whose things titles name: of a topic, of others only, or of none that is known. */
export function ownershipOf(topic: Topic): ReadOwner {
  const read = ownerships.get(topic) ?? readOwnershipOf(topic);
  ownerships.set(topic, read);
  return read;
}

function readOwnershipOf({ own, phrases, names }: Topic): ReadOwner {
  const mine = new Set([...own, ...names].flatMap((phrase) => byName.get(phrase.join('')) ?? []));
  const near = new Map<number, boolean>();
  const isNear = (at: number) =>
    [...known[at]!.terms.map(stemsOf), ...known[at]!.shelves].some((kind) =>
      names.some((name) => isEqual(kind, name)),
    ) || known[at]!.names.some((name) => phrases.some((phrase) => isEqual(phrase, name)));
  const isKnownNear = (at: number) => {
    const answer = near.get(at) ?? isNear(at);
    near.set(at, answer);
    return answer;
  };
  return (found) => {
    if (found.some((places) => !places.isDisjointFrom(mine))) return 'own';
    return found.some((places) => !places.values().some(isKnownNear)) ? 'others' : 'nobody';
  };
}

/** Whose thing a title names. */
export const ownerOf = (title: Phrase, topic: Topic): Owner => ownershipOf(topic)(ownersIn(title));

const withSpaces = (names: readonly Phrase[]) => names.map((name) => ` ${name.join(' ')} `);
/** The names of each known topic that tell in a text. */
const spaced = {
  'by stem': known.map(({ names }) =>
    withSpaces(names.filter(([word, ...more]) => more.length > 0 || isLongWord(word))),
  ),
  'by name': known.map(({ long }) => withSpaces(long)),
};

/**
 * The known topics that a text names, by names of at least two words or six letters: of their stems in a sentence,
 * where many a verb is also an interest, of the names themselves in a title.
 */
export function topicsNamedIn(text: string, how: 'by stem' | 'by name' = 'by stem'): Topic[] {
  const words = ` ${stemsOf(text).join(' ')} `;
  return known.flatMap((topic, at) => {
    const name = spaced[how][at]!.find((each) => words.includes(each));
    return name ? [topicOf([name.trim(), ...topic.terms].join(', '))] : [];
  });
}
