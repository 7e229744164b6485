import { inTurn } from '../in-turn.js';
import { exactly, isDepartment, kindsOf, known } from './known-topics.js';
import { fieldOf, isExactly, meaningOf, namesOf, narrowingOf, withoutVerb } from './meaning.js';
import type { Phrase } from './phrase.js';
import { spoken } from './spoken.js';
import { stemsOf } from './stem.js';

/** What an interest means to shops. */
export interface Topic {
  /** The words of the person. */
  interest: string;
  /** What an idea calls it: the interest without the words around it, `cars` for petrolhead. */
  called: string;
  /** The words of the person, of each interest that they name: tarot and astrology. */
  own: readonly Phrase[];
  /** Phrases that mean it, as stems: the person's own first, then those of shops. */
  phrases: readonly Phrase[];
  /** Those of them that are names of it, not of things for it. */
  names: readonly Phrase[];
  /** The same phrases, as shops write them. */
  searches: readonly string[];
  /** The names of its kinds: chess is a board game. None of a narrowed one. */
  kinds: ReadonlySet<string>;
  /** What hardly any other topic has, as shops write it. */
  things: readonly string[];
  /** The same as stems: a brand may be one. */
  thingStems: ReadonlySet<string>;
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
  /** Those of several parts, in words: `points & crossings`. */
  joined: ReadonlySet<string>;
  /** Names of shelves that mean it in a shop for it, such as hooks for fishing. */
  vagueShelves: readonly Phrase[];
}

const playing = /^(?:playing|learning|practi[sc]ing) (?=\S)/i;
/** `&` inside a name separates nothing: D&D, R&B. */
const separators = /\s*[,;/]\s*|\s+[&+]\s+|(?<=\w{3})&(?=\w{3})|\s+(?:and|or)\s+/i;

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
  const read = parts.map(meaningOf);
  const meanings = read.map(({ meaning }) => meaning);
  // In turn, because only the first are looked for in titles.
  const things = inTurn(meanings.map(({ ownThings }) => ownThings));
  for (const part of parts) searches.add(part);
  for (const term of inTurn(meanings.map(({ terms }) => terms))) if (term) searches.add(term);
  const isOther = (term: string) => isDepartment(term) && term !== said;
  const isVague = (term: string) => ambiguous.has(stemsOf(term).join(' ')) && searches.size > 1;
  const terms = [...searches].filter((term) => !isOther(term) && !isVague(term));
  const narrowing = parts.length === 1 ? narrowingOf(said) : [];
  const shelfNames = [...[...searches].filter(isOther), ...meanings.flatMap((meaning) => meaning.shelfNames)];
  const names = [...readable(parts), ...parts.flatMap(namesOf)].filter((name) => !ambiguous.has(name.join(' ')));
  return {
    interest,
    called: (read.length === 1 ? read[0]!.nameInside : undefined) ?? said,
    own: readable(parts),
    phrases: readable(terms),
    names,
    kinds: new Set(narrowing.length > 0 ? [] : kindsOf(names)),
    searches: terms,
    things,
    thingStems: new Set(readable(things).map((thing) => thing.join(' '))),
    departments: readable(shelfNames),
    joined: new Set(readable(shelfNames.filter(isDepartment)).map((name) => name.join(' '))),
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

const ofMany = /^(?:models|figures|kits|cars|trucks|planes|boats|trains|helicopters|books|novels|films|movies)$/i;

/** `RC cars and models` has RC models: a word that shares what narrows the one before, if both together are known. */
function asInFull(part: string, index: number, parts: readonly string[]): string {
  const shared = withoutVerb(parts[index - 1] ?? '')
    .split(' ')
    .slice(0, -1)
    .join(' ');
  return shared && ofMany.test(part) && isExactly(`${shared} ${part}`) ? `${shared} ${part}` : part;
}

/** Whether words without a topic name a thing, or somebody: things are many, and names have several words. */
function isUnknownTheme(part: string): boolean {
  if (meaningOf(part).meaning.terms.length > 0) return false;
  const words = stemsOf(part);
  return words.length > 1 || (part.length > 3 && /[^s]s$/i.test(part) && !/(?:ics|ness)$/i.test(part));
}
