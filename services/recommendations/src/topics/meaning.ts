import {
  asWritten,
  exactly,
  inOneWord,
  isLongWord,
  known,
  meantByPart,
  meantByPeople,
  withTerm,
} from './known-topics.js';
import { endsWith, follows, isAt, isEqual, type Phrase } from './phrase.js';
import { namedInside, shorter, tellingWords } from './spoken.js';
import { stemsOf } from './stem.js';

const verbs = new RegExp(
  `^(?:${[
    'playing|collecting|reading|watching|building|doing|going|learning|making|flying|riding|keeping|raising|training',
    'driving|spotting|solving|drinking|eating|tasting|trading|throwing|restoring|racing|catching|arranging',
    'roasting|repairing|fixing|mending|listening to|looking after|walking the|tinkering with',
    // A running shoe and a mixing desk are things.
    '(?:mixing|shaking)(?= cocktails)|running(?= (?:half )?marathons)',
  ].join('|')}) (?=\\S)`,
  'i',
);
const ofMaterial = /^(?:wooden|plastic) (?=\S)/i;

/** Shops' words for something. */
export type Meaning = Pick<
  (typeof known)[number],
  'terms' | 'ownThings' | 'shelves' | 'shelfNames' | 'vagueShelfNames' | 'isTheme'
>;

const nothing: Meaning = { terms: [], ownThings: [], shelves: [], shelfNames: [], vagueShelfNames: [], isTheme: false };

/** The topic that words name as a whole. */
const namedBy = (words: string) => asWritten(words) ?? exactly(stemsOf(words), inOneWord(words));

const meantByWords = (words: string) => meantByPeople(stemsOf(words));

/** What is done to something as shops name it, if they do: cake decorating for `decorating cakes`. */
function asName(part: string): string {
  const name = part.replace(/^(\p{L}+ing) (?:the |an? )?(\S.*)$/iu, '$2 $1');
  return isExactly(name) || meantByWords(name) ? name : part;
}

/** An interest in its own words, and in fewer. */
const readingsOf = (part: string): string[] => [part, asName(part), withoutVerb(part), ...shorter(part)];

/** The topic that people mean by the first reading that has one, or the broad one that it ends with: oil in a diffuser. */
function saidOrBroad(readings: readonly string[]) {
  for (const reading of readings) {
    const broad = broadOf(reading);
    const said = meantByWords(reading);
    if (said && said !== broad?.topic) return { said, broad };
    if (broad) return { broad };
  }
  return {};
}

/** The topic that part of a sentence names, or means: RC planes in `flies RC planes on weekends`. */
function topicInside(part: string) {
  const inside = namedInside(part);
  const named = () => inside.map(namedBy).find(Boolean) ?? inside.map(meantByWords).find(Boolean);
  return meantByWords(part) ?? named() ?? meantByPart(stemsOf(part));
}

/** The topic that several words inside of a sentence name: hot sauce in `puts hot sauce on everything`. */
const fullyNamedInside = (part: string) =>
  namedInside(part)
    .filter((words) => words.includes(' '))
    .map(namedBy)
    .find(Boolean);

/** What one interest means to shops, and the topic's name if only part of a sentence, or what people say, means it. */
export function meaningOf(part: string): { meaning: Meaning; nameInside?: string | undefined } {
  const readings = readingsOf(part);
  for (const reading of readings) {
    const exact = namedBy(reading);
    if (exact) return { meaning: exact };
  }
  const ending = known.find(({ names }) => names.some((name) => name.length > 1 && endsWith(stemsOf(part), name)));
  if (ending && !ending.isBroad) return { meaning: ending };
  const full = fullyNamedInside(part);
  if (full) return { meaning: full, nameInside: full.written[0] };
  const { said, broad } = saidOrBroad(readings);
  // Pretend cooking has no better name.
  if (said) return { meaning: said, nameInside: broad ? undefined : said.written[0] };
  if (broad) return { meaning: broad.topic.isNarrowed ? narrowed(broad.topic, broad.before) : broad.topic };
  const inside = topicInside(part);
  if (inside) return { meaning: inside, nameInside: inside.written[0] };
  // `working on cars` is no `working`.
  const others = readings.slice(1).filter((reading) => reading !== part && !/^\S+ing$/i.test(reading));
  const named = meantBy(tellingWords(part)) ?? likedIn(part) ?? namedIn(part) ?? nothing;
  return { meaning: { ...named, terms: [...others, ...named.terms, ...ofMaking(part)] } };
}

/** The topic whose name or long term some words are. */
function meantBy(words: string) {
  const stems = stemsOf(words);
  if (stems.length === 0) return undefined;
  return exactly(stems, inOneWord(words)) ?? (stems.join('').length >= 8 ? withTerm(stems) : undefined);
}

/** The names of the topics that an interest names as a whole, or narrows. */
export function namesOf(part: string): readonly Phrase[] {
  const doing = stemsOf(withoutVerb(part));
  const topic =
    namedBy(part) ??
    namedBy(asName(part)) ??
    exactly(doing) ??
    fullyNamedInside(part) ??
    saidOrBroad(readingsOf(part)).said ??
    fieldOf(part);
  return (topic ?? topicInside(part) ?? meantBy(tellingWords(part)))?.names ?? [];
}

/** The broad topic that an interest names or narrows. */
export const fieldOf = (part: string) => {
  if (place.test(part)) return undefined;
  const words = stemsOf(part);
  const isLast = (name: Phrase) => isEqual(name, words) || endsWith(words, name);
  return known.find(({ isBroad, isNarrowed, names }) => isBroad && !isNarrowed && names.some(isLast));
};

/** The topic that is named first in an unknown interest: origami cranes. */
const namedIn = (part: string) => known.find(({ names }) => names.some((name) => isFirstIn(name, stemsOf(part))));

/** What somebody likes, or a make, wherever an unknown interest names it: `painting Warhammer minis`. */
function likedIn(part: string) {
  const words = stemsOf(part);
  const isTelling = (name: Phrase) => (name.length > 1 || isLongWord(name[0])) && follows(words, name);
  return known.find(({ isTheme, isMake, isBroad, names }) => (isTheme || isMake) && !isBroad && names.some(isTelling));
}

/** Garden games are games, because those are a topic's; origami cranes are origami. */
const isFirstIn = (name: Phrase, words: Phrase) =>
  (name.length > 1 || isLongWord(name[0])) && isAt(words, name, 0) && !headsOfTopics.has(words.at(-1)!);

/** `in her garden`: where somebody does something, and not what. */
const place = /\s(?:in|at|on|by|near|around)\s(?:the|his|her|their|my|our)\s\S+(?:\s\S+)?$/i;

/** The topic that the last words of an interest name. */
function broadOf(part: string) {
  if (place.test(part)) return undefined;
  const words = stemsOf(part);
  for (const topic of known) {
    const name = topic.isBroad ? topic.names.find((each) => endsWith(words, each)) : undefined;
    if (name) return { topic, before: words.slice(0, words.length - name.length) };
  }
  return undefined;
}

/** What the words before a broad name mean by themselves, and with each of its terms: fantasy novels, fantasy books. */
function narrowed({ terms }: { terms: readonly string[] }, before: Phrase): Meaning {
  const words = before.join(' ');
  const own = exactly(before) ?? withTerm(before);
  const { ownThings, shelfNames, vagueShelfNames } = own ?? nothing;
  return {
    ...nothing,
    terms: [...terms.map((term) => `${words} ${term}`), ...(own?.terms ?? [])],
    ownThings,
    shelfNames,
    vagueShelfNames,
  };
}

/** An interest without the word for what somebody does with it. */
export const withoutVerb = (interest: string): string => interest.replace(verbs, '');

export const isExactly = (reading: string) => exactly(stemsOf(reading), inOneWord(reading)) !== undefined;

/** What narrows a single broad interest, or of what a known thing is; nothing for one that is known as a whole. */
export function narrowingOf(interest: string): Phrase {
  const readings = [interest, asName(interest), withoutVerb(interest)];
  if (readings.some(isExactly)) return [];
  const others = shorter(interest);
  if (others.some(isExactly)) return stemsOf(ofMaterial.exec(interest)?.[0] ?? '');
  return [...readings, ...others].map((reading) => broadOf(reading)?.before).find(Boolean) ?? [];
}

const making = /^(\w{3,}?)[ -]?(work|working|craft|crafting|crafts|making)$|^making (\w{3,})$/i;

/** Shops' words for making things: leatherwork is leather craft. */
function ofMaking(part: string): string[] {
  const [, before, , after] = making.exec(part.trim()) ?? [];
  const material = before ?? after;
  return material ? ['craft', 'work', 'working', 'making', 'carving'].map((way) => `${material} ${way}`) : [];
}

/** The last words of topics' names and terms. */
const headsOfTopics = new Set(
  known.flatMap(({ names, terms }) => [...names, ...terms.map(stemsOf)].flatMap((phrase) => phrase.at(-1) ?? [])),
);
