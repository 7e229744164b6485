import { asWritten, exactly, inOneWord, isLongWord, known } from './known-topics.js';
import { endsWith, isEqual, type Phrase } from './phrase.js';
import { shorter, spoken, tellingWords } from './spoken.js';
import { stemsOf } from './stem.js';

/** What an interest means to shops. */
export interface Topic {
  /** The words of the person. */
  interest: string;
  /** The words of the person, of each interest that they name: tarot and astrology. */
  own: readonly Phrase[];
  /** Phrases that mean it, as stems: the person's own first, then those of shops. */
  phrases: readonly Phrase[];
  /** Those of them that are names of it, not of things for it. */
  names: readonly Phrase[];
  /** The same phrases, as shops write them. */
  searches: readonly string[];
  /** Whether it is among our topics, so that its words are no misspelt ones. */
  isKnown: boolean;
  /** Whether it is a field of many hobbies, such as gardening, so that those below it are others. */
  isBroad: boolean;
  /** Shelves that it shares with others, such as barware, so that the titles decide. */
  shelves: readonly Phrase[];
  /** Whether it is something that the person does on an instrument, such as playing the piano. */
  isPlayed: boolean;
  /** Whether it is a make, so that others are shown only where the shop does not have it. */
  isMake: boolean;
  /** Whether pictures and figures of it please, too: of owls, dinosaurs, a film's heroes. */
  isTheme: boolean;
  /** Words that narrow a known topic, as stems: `Italian` in Italian cooking. */
  narrowing: Phrase;
  /** Names of departments and shelves that mean it as a whole, such as "Camping & Hiking", or quickdraws for climbing. */
  departments: readonly Phrase[];
  /** Names of shelves that mean it in a shop for it, such as hooks for fishing. */
  vagueShelves: readonly Phrase[];
}

const verbs = new RegExp(
  `^(?:${[
    'playing|collecting|reading|watching|building|doing|going|learning|making|flying|riding|keeping|raising|training',
    'driving|spotting|solving|drinking|eating|tasting|trading|throwing|restoring|racing',
  ].join('|')}) (?=\\S)`,
  'i',
);
const ofMaterial = /^(?:wooden|plastic) (?=\S)/i;
const playing = /^(?:playing|learning|practi[sc]ing) (?=\S)/i;
/** `&` inside a name separates nothing: D&D, R&B. */
const separators = /\s*[,;/]\s*|\s+[&+]\s+|(?<=\w{3})&(?=\w{3})|\s+and\s+/i;

const readable = (terms: readonly string[]) => terms.map(stemsOf).filter((phrase) => phrase.length > 0);

const ambiguous = new Set(known.flatMap((topic) => topic.ambiguous));

/** Apart, so that the many words of shops do not displace those of people. */
const topicsOfPeople = new Map<string, Topic>();
const topicsOfShelves = new Map<string, Topic>();
/** Bounds the memory of each. Reading an interest again is cheap. */
const most = 2_000;

/** What an interest means to shops. An unknown one means its own words, all of them. */
export const topicOf = (interest: string): Topic => remembered(interest, topicsOfPeople);
/** The same for the words of a shop's category. */
export const topicOfShelf = (words: string): Topic => remembered(words, topicsOfShelves);

function remembered(interest: string, topics: Map<string, Topic>): Topic {
  const before = topics.get(interest);
  if (before) return before;
  const topic = readTopic(interest);
  if (topics.size >= most) topics.clear();
  topics.set(interest, topic);
  return topic;
}

function readTopic(interest: string): Topic {
  const searches = new Set<string>();
  const said = spoken(interest);
  const isWhole = said.length < 40 && exactly(stemsOf(said)) !== undefined;
  const parts = isWhole ? [said] : said.split(separators).map(spoken).filter(Boolean).map(asInFull);
  const meanings = parts.map(meaningOf);
  for (const [index, part] of parts.entries()) {
    searches.add(part);
    for (const term of meanings[index]!.terms) searches.add(term);
  }
  const isDepartment = (term: string) => term.includes(' & ') && term !== said;
  const isVague = (term: string) => ambiguous.has(stemsOf(term).join(' ')) && searches.size > 1;
  const terms = [...searches].filter((term) => !isDepartment(term) && !isVague(term));
  const narrowing = narrowingOf(said);
  const departments = readable([
    ...[...searches].filter(isDepartment),
    ...meanings.flatMap(({ shelfNames }) => shelfNames),
  ]);
  return {
    interest,
    own: readable(parts),
    phrases: readable(terms),
    names: [...readable(parts), ...parts.flatMap(namesOf)].filter((name) => !ambiguous.has(name.join(' '))),
    searches: terms,
    departments,
    vagueShelves: readable(meanings.flatMap(({ vagueShelfNames }) => vagueShelfNames)),
    narrowing,
    isKnown: searches.size > 1 || isWhole,
    shelves: meanings.flatMap(({ shelves }) => shelves),
    isBroad: parts.some((part) => fieldOf(part)),
    isPlayed: playing.test(interest),
    isTheme: meanings.some((meaning) => meaning.isTheme) || (parts.length === 1 && isUnknownTheme(parts[0]!)),
    isMake: parts.length === 1 && exactly(stemsOf(said))?.isMake === true,
  };
}

/** Whether words without a topic name a thing, or somebody: things are many, and names have several words. */
function isUnknownTheme(part: string): boolean {
  if (meaningOf(part).terms.length > 0) return false;
  const words = stemsOf(part);
  return words.length > 1 || (part.length > 3 && /[^s]s$/i.test(part) && !/(?:ics|ness)$/i.test(part));
}

/** Shops' words for something. */
interface Meaning {
  terms: readonly string[];
  shelves: readonly Phrase[];
  shelfNames: readonly string[];
  vagueShelfNames: readonly string[];
  isTheme: boolean;
}

const withoutShelves = (terms: readonly string[]): Meaning => ({
  terms,
  shelves: [],
  shelfNames: [],
  vagueShelfNames: [],
  isTheme: false,
});

function meaningOf(part: string): Meaning {
  const readings = [part, part.replace(verbs, ''), ...shorter(part)];
  for (const reading of readings) {
    const exact = asWritten(reading) ?? exactly(stemsOf(reading), inOneWord(reading));
    if (exact) return exact;
  }
  const ending = known.find(({ names }) => names.some((name) => name.length > 1 && endsWith(stemsOf(part), name)));
  if (ending && !ending.isBroad) return ending;
  for (const reading of readings) {
    const broad = broadOf(reading);
    if (broad) return broad.topic.isNarrowed ? withoutShelves(narrowed(broad.topic, broad.before)) : broad.topic;
  }
  const others = readings.slice(1).filter((reading) => reading !== part);
  const named = meantBy(tellingWords(part)) ?? namedIn(part) ?? withoutShelves([]);
  return { ...named, terms: [...others, ...named.terms, ...ofMaking(part)] };
}

const ofMany = /^(?:models|figures|kits|cars|trucks|planes|boats|trains|helicopters|books|novels|films|movies)$/i;

/** `RC cars and models` has RC models: a word that shares what narrows the one before, if both together are known. */
function asInFull(part: string, index: number, parts: readonly string[]): string {
  const shared = parts[index - 1]?.split(' ').slice(0, -1).join(' ');
  return shared && ofMany.test(part) && isExactly(`${shared} ${part}`) ? `${shared} ${part}` : part;
}

/** The topic whose name or long term some words are. */
function meantBy(words: string) {
  const stems = stemsOf(words);
  if (stems.length === 0) return undefined;
  const isTerm = (term: string) => stems.join('').length >= 8 && isEqual(stemsOf(term), stems);
  return exactly(stems, inOneWord(words)) ?? known.find(({ terms }) => terms.some(isTerm));
}

/** The names of the topics that an interest names as a whole, or narrows. */
function namesOf(part: string): readonly Phrase[] {
  const doing = part.replace(verbs, '');
  return (
    asWritten(part)?.names ??
    exactly(stemsOf(part), inOneWord(part))?.names ??
    exactly(stemsOf(doing))?.names ??
    fieldOf(part)?.names ??
    meantBy(tellingWords(part))?.names ??
    []
  );
}

/** The broad topic that an interest names or narrows. */
const fieldOf = (part: string) => {
  const words = stemsOf(part);
  const isAt = (name: Phrase) => isEqual(name, words) || endsWith(words, name);
  return known.find(({ isBroad, isNarrowed, names }) => isBroad && !isNarrowed && names.some(isAt));
};

/** The topic that is named first in an unknown interest: origami cranes. */
const namedIn = (part: string) => known.find(({ names }) => names.some((name) => isFirstIn(name, stemsOf(part))));

/** Garden games are games, because those are a topic's; origami cranes are origami. */
const isFirstIn = (name: Phrase, words: Phrase) =>
  (name.length > 1 || isLongWord(name[0])) &&
  name.every((word, index) => words[index] === word) &&
  !headsOfTopics.has(words.at(-1)!);

/** The topic that the last words of an interest name. */
function broadOf(part: string) {
  const words = stemsOf(part);
  for (const topic of known) {
    const name = topic.isBroad ? topic.names.find((each) => endsWith(words, each)) : undefined;
    if (name) return { topic, before: words.slice(0, words.length - name.length) };
  }
  return undefined;
}

/** What the words before a broad name mean by themselves, and with each of its terms: fantasy novels, fantasy books. */
function narrowed({ terms }: { terms: readonly string[] }, before: Phrase): string[] {
  const words = before.join(' ');
  const own = (exactly(before) ?? known.find((each) => each.terms.some((term) => isEqual(stemsOf(term), before))))
    ?.terms;
  return [...terms.map((term) => `${words} ${term}`), ...(own ?? [])];
}

const isExactly = (reading: string) => exactly(stemsOf(reading), inOneWord(reading)) !== undefined;

/** What narrows a single broad interest, or of what a known thing is; nothing for one that is known as a whole. */
function narrowingOf(interest: string): Phrase {
  const readings = [interest, interest.replace(verbs, '')];
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
