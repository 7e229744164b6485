import { checkedData } from '@presently/service/checked-data';
import * as v from 'valibot';
import { stemsOf } from './stem.js';
import content from './topics.json' with { type: 'json' };

/** What an interest means to shops. */
export interface Topic {
  /** The words of the person. */
  interest: string;
  /** Phrases that mean it, as stems: the person's own first, then those of shops. */
  phrases: readonly (readonly string[])[];
  /** The same phrases, as shops write them. */
  searches: readonly string[];
  /** Whether it is among our topics, so that its words are no misspelt ones. */
  isKnown: boolean;
  /** Words that narrow a known topic, as stems: `Italian` in Italian cooking. */
  narrowing: readonly string[];
  /** Names of departments that mean it as a whole, such as "Camping & Hiking". */
  departments: readonly (readonly string[])[];
}

const known = Object.entries(checkedData('topics.json', content, v.record(v.string(), v.string()))).map(
  ([names, terms]) => ({
    // A star: `Italian cooking` is cooking, but `greeting cards` are no cards.
    isBroad: names.startsWith('*'),
    names: names.replace('*', '').split(', ').map(stemsOf),
    terms: terms.split(', '),
  }),
);

const verbs = /^(playing|collecting|reading|watching|building|doing|going|learning|making) (?=\S)/i;
const isEqual = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((word, index) => word === other[index]);
const endsWith = (all: readonly string[], end: readonly string[]) =>
  all.length > end.length && isEqual(all.slice(all.length - end.length), end);

const readable = (terms: readonly string[]) => terms.map(stemsOf).filter((phrase) => phrase.length > 0);

const topics = new Map<string, Topic>();
/** Bounds the memory. Reading an interest again is cheap. */
const most = 2_000;

/** What an interest means to shops. An unknown one means its own words, all of them. */
export function topicOf(interest: string): Topic {
  const before = topics.get(interest);
  if (before) return before;
  const searches = new Set<string>();
  for (const part of interest.split(/\s*(?:&|,|;|\/|\band\b)\s*/i).filter(Boolean)) {
    searches.add(part);
    for (const term of termsOf(part)) searches.add(term);
  }
  const isDepartment = (term: string) => term.includes('&') && term !== interest;
  const terms = [...searches].filter((term) => !isDepartment(term));
  const narrowing = narrowingOf(interest);
  const departments = [...readable([...searches].filter(isDepartment)), ...(narrowing.length > 0 ? [narrowing] : [])];
  const topic = {
    interest,
    phrases: readable(terms),
    searches: terms,
    departments,
    narrowing,
    isKnown: searches.size > 1,
  };
  if (topics.size >= most) topics.clear();
  topics.set(interest, topic);
  return topic;
}

function termsOf(part: string): readonly string[] {
  for (const words of [stemsOf(part), stemsOf(part.replace(verbs, ''))]) {
    const exact = known.find(({ names }) => names.some((name) => isEqual(name, words)));
    if (exact) return exact.terms;
  }
  return broadOf(part)?.terms ?? ofMaking(part);
}

/** The topic that the last words of an interest name. */
function broadOf(part: string) {
  const words = stemsOf(part);
  for (const { isBroad, names, terms } of known) {
    const name = isBroad ? names.find((each) => endsWith(words, each)) : undefined;
    if (name) return { terms, before: words.slice(0, words.length - name.length) };
  }
  return undefined;
}

/** What narrows a single broad interest; nothing for one that is known as a whole. */
function narrowingOf(interest: string): readonly string[] {
  const words = stemsOf(interest);
  if (known.some(({ names }) => names.some((name) => isEqual(name, words)))) return [];
  return broadOf(interest)?.before ?? [];
}

const making = /^(\w{3,}?)[ -]?(work|working|craft|crafting|crafts|making)$/i;

/** Shops' words for making things of a material: leatherwork is leather craft. */
function ofMaking(part: string): string[] {
  const [, material] = making.exec(part.trim()) ?? [];
  return material ? ['craft', 'work', 'working', 'making', 'carving'].map((way) => `${material} ${way}`) : [];
}

const owned = new Set(known.flatMap(({ terms }) => terms.map((term) => stemsOf(term).join(' '))));

/** Whether the words are shops' words for another known topic: `Outdoor Cooking` means grilling. */
export function isOfAnotherTopic(words: readonly string[], own: Topic['phrases']): boolean {
  return owned.has(words.join(' ')) && !own.some((phrase) => isEqual(phrase, words));
}

/** The known topics that a text names, by their names of at least two words or six letters. */
export function topicsNamedIn(text: string): Topic[] {
  const words = ` ${stemsOf(text).join(' ')} `;
  const isNamed = (name: readonly string[]) =>
    (name.length > 1 || (name[0]?.length ?? 0) >= 6) && words.includes(` ${name.join(' ')} `);
  return known.flatMap(({ names, terms }) => {
    const name = names.find(isNamed);
    return name ? [topicOf([name.join(' '), ...terms].join(', '))] : [];
  });
}
