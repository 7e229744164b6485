import { isForParties, isMotif } from './motif.js';
import { hasWords, isEqual, isGeneric, isSame, type Fit, type Phrase } from './phrase.js';
import {
  endOfPath,
  isAllOfAnotherTopic,
  isAlongThePath,
  isCommon,
  isSupply,
  leafOf,
  readSegment,
  type Segment,
} from './segment.js';
import { stemsOf } from './stem.js';
import { isNameOfAnotherTopic, isOfAnotherTopic } from './other-topics.js';
import type { Topic } from './topic.js';

/** What many hobbies need or have: below another hobby, it is that one's. */
const materials = new Set(
  'paint brush paper wood tool glue film history plane aircraft stamp brewing'.split(' ').flatMap(stemsOf),
);
const isMaterial = (word: string) => materials.has(word) || isCommon(word);

const crafts = new Set('art craft crafting hobby creative material collectible'.split(' ').flatMap(stemsOf));
/** Whether a segment is of all that people make, so that any such topic may be below it: `Arts & Crafts`. */
const isOfCrafts = ({ words }: Segment) => words.every((word) => crafts.has(word) || isGeneric(word));

const media = new Set('book film movie tv dvd music media'.split(' ').flatMap(stemsOf));
/** Whether a segment is of books, films or records, which have shelves for any topic. */
const isOfMedia = ({ words }: Segment) => words.every((word) => media.has(word));

const recordings = new Set('vinyl lp record cd dvd film movie'.split(' ').flatMap(stemsOf));
/** Whether a segment is of records or films, so that those of any topic below it are, too: `LPs > Jazz`. */
const isOfRecordings = ({ words, meant }: Segment) => meant.length > 0 && words.every((word) => recordings.has(word));

/** What a category path says of a topic. */
interface Reading {
  segments: readonly Segment[];
  leaf: Segment;
  /** The last segment with a part that means the topic, by its index; or -1. */
  deepest: number;
  /** Segments of which each part means it. */
  whole: readonly Segment[];
  /** Where neighbouring segments end that have a phrase in order; or -1. */
  pathEnd: number;
  /** Phrases whose words are along the path in any order. */
  loose: readonly Phrase[];
}

/** How surely a shop's category is about a topic. */
export function fitOfCategory(category: string, topic: Topic): Fit {
  const found = read(category, topic);
  const { segments, leaf, deepest, whole, pathEnd } = found;
  const sure = sureness(found, topic);
  const isMeant = whole.some((segment) => segment === leaf || segment.named.length > 0);
  // Figures, books and games of what somebody likes please, too. Food for pet birds is not for who watches others.
  if (topic.isTheme && isMeant && !segments.slice(0, -1).some((segment) => isOnShared(segment, topic)))
    return isForParties(category) ? 3 : sure;
  const fit = sure > 2 ? withoutOthers(sure, found, topic) : sure;
  if (fit < 3 && !isForParties(category) && isOfKinds(found.leaf, topic)) return 3;
  const isLeafNear = (deepest === segments.length - 1 || pathEnd === segments.length - 1) && fit >= 3;
  const isLeafNamed = leaf.named.length > 0;
  return fit > 0 && isMotif(segments, topic.phrases, { isMeant, isLeafNear, isLeafNamed }) ? 0 : fit;
}

/** Whether each part of a shelf is called by kinds of the topic: `Chess & Dominoes` are board games. */
const isOfKinds = ({ telling }: Segment, { kinds }: Topic) =>
  telling.length > 0 && telling.every((part) => kinds.has(part.filter((word) => !isGeneric(word)).join(' ')));

function read(category: string, topic: Topic): Reading {
  const segments = category.split('>').map((segment) => readSegment(segment.trim(), topic));
  const isOpenEnd = (at: number) => at < 0 || !isAllOfAnotherTopic(segments[at]!, topic.phrases);
  return {
    segments,
    leaf: segments.at(-1)!,
    deepest: segments.findLastIndex(({ meant }) => meant.length > 0),
    whole: segments.filter(
      (segment, at) =>
        (segment.meant.length > 0 && segment.meant.length === segment.telling.length) ||
        (at > 0 && isNamedTogether(segments[at - 1]!, segment, topic)),
    ),
    pathEnd: Math.max(-1, ...topic.phrases.map((phrase) => endOfPath(segments, phrase)).filter(isOpenEnd)),
    loose: topic.phrases.filter(
      (phrase, index) =>
        (index === 0 || isNarrowed(phrase, topic) || isCraft(phrase)) && isAlongThePath(segments, phrase),
    ),
  };
}

/** Making jewellery is `Arts & Crafts > Jewellery`. */
const isCraft = (phrase: Phrase) => phrase.at(-1) === 'craft';

/** Whether two neighbours have the words of a shelf's name: `Games > Strategy` has strategy games. */
const isNamedTogether = (above: Segment, { words }: Segment, { departments, phrases }: Topic): boolean =>
  !words.some((word) => above.words.includes(word)) &&
  [...departments, ...phrases].some((name) => name.length > 1 && isSame(name, [...above.words, ...words]));

/** What the words alone say. */
function sureness({ segments, leaf, deepest, whole, pathEnd, loose }: Reading, topic: Topic): Fit {
  // A shorter word means too many other things: a rock is also a skirt.
  const isNarrowedShelf = ({ words }: Segment) =>
    topic.narrowing.join('').length >= 6 && isSame(words, topic.narrowing);
  if (whole.length > 0 || (deepest >= 0 && segments.some(isNarrowedShelf))) return 5;
  const isPart = deepest > 0 && deepest === segments.length - 1 && isMostlyOfIt(leaf, topic);
  if (pathEnd > 0 || isPart) return 4;
  // Other games than board games have boards: `Traditional Games > Boards & Pieces`.
  const isBetween = (phrase: Phrase) =>
    segments.slice(1, -1).some(({ words }) => words.some((word) => phrase.includes(word)));
  const isInLeaf = (phrase: Phrase) =>
    hasWords(phrase, leaf.words) || (!isBetween(phrase) && leaf.telling.some((part) => hasWords(phrase, part)));
  if (loose.length > 0) return loose.some(isInLeaf) ? 4 : 3;
  // Below one of several parts, and on a shelf that others share, the titles decide, unless the shelf names the topic.
  const shared = segments.findLastIndex((segment) => isNamedBesideOne(segment, topic));
  if (shared >= 0 && !segments.slice(shared + 1).some((below) => isAllOfAnotherTopic(below, topic.phrases))) return 2;
  const isShared = segments.some((segment) => isOnShared(segment, topic));
  return deepest >= 0 || isShared ? 1 : 0;
}

/** Whether a segment is a shelf that the topic shares with others. */
const isOnShared = ({ words }: Segment, { shelves }: Topic) => shelves.some((shelf) => hasWords(words, shelf));

/** Whether a shelf or department is called by the interest, beside one other thing: `Camping & Hiking`. */
const isNamedBesideOne = ({ telling }: Segment, { own }: Topic) =>
  telling.length === 2 && telling.some((part) => own.some((each) => isEqual(each, part)));

/** How surely a shelf is about a topic that its words mean, where other topics may be above or below them. */
function withoutOthers(sure: Fit, { segments, deepest, pathEnd, loose }: Reading, topic: Topic): Fit {
  const { phrases, names, isBroad } = topic;
  const isCalled = segments.slice(0, deepest + 1).some(({ named }) => named.length > 0);
  // Below gardening, beekeeping is a thing of its own, and so are dolls' houses below dolls; cars below radio control
  // are not.
  const isAway = (segment: Segment) =>
    isAllOfAnotherTopic(withoutSupplies(segment), phrases) &&
    (isBroad || !isCalled || segment.telling.some((part) => names.some((name) => hasWords(part, name))));
  const isOnlyLeaf = loose.length > 0 || (deepest < 0 && pathEnd < 0);
  const away = segments.slice(isOnlyLeaf ? -1 : Math.max(deepest, pathEnd) + 1).filter(isAway);
  // `Camping > Cooking` is camping's.
  const ending = segments.slice(-2).flatMap(({ words }) => words);
  if (segments.slice(0, deepest + 1).some(isOfRecordings)) return sure;
  const isAnothersField = isBroad && segments.length > 1 && isOfAnotherTopic(ending, phrases);
  if (isOfAnother(segments, deepest, topic)) return 0;
  if (isAnothersField) return 1;
  // A headlamp below camping is for others, too; beekeeping is not.
  const isNamed = away.some(({ telling }) => telling.every((part) => isNameOfAnotherTopic(part, phrases)));
  return away.length === 0 ? sure : isNamed ? 1 : 2;
}

const withoutSupplies = ({ telling }: Segment) => ({ telling: telling.filter((part) => !part.every(isSupply)) });

const isNarrowed = (phrase: Phrase, { narrowing }: Topic) => narrowing.length > 0 && hasWords(phrase, narrowing);

/** Paints below model kits are for models, not for painting; magic below trading cards is a game of cards. */
function isOfAnother(segments: readonly Segment[], deepest: number, topic: Topic): boolean {
  const { phrases, names, departments, shelves } = topic;
  const above = segments.slice(0, Math.max(0, deepest));
  const isCalled = (part: Phrase) => names.some((name) => hasWords(part, name) && !name.every(isMaterial));
  // What is above may be of any topic, or of a wider one.
  const isWide = (segment: Segment) =>
    isOfMedia(segment) || isOfCrafts(segment) || shelves.some((shelf) => isSame(segment.words, shelf));
  const { words } = segments[deepest] ?? { words: [] };
  const isBelowWide = above.every((segment) => isWide(segment) || !isAllOfAnotherTopic(segment, phrases));
  // A name of several words is no other topic's.
  const isShelf = (part: Phrase) =>
    departments.some(
      (name) => (isBelowWide && isSame(part, name)) || (isSame(words, name) && (isBelowWide || name.length > 2)),
    );
  const isWords = (part: Phrase) => phrases.some((phrase) => hasWords(part, phrase)) || isShelf(part);
  const isOpen = (part: Phrase) => (part.some(isMaterial) && !isCalled(part)) || !isWords(part);
  return (
    above.every(({ meant }) => meant.length === 0) &&
    above.some((segment) => isAllOfAnotherTopic(segment, phrases) && !isForParties(segment.text)) &&
    segments[deepest]!.meant.every(isOpen)
  );
}

/**
 * Whether most parts of a shelf mean the topic, or one of two does and the other is no topic's: of `Coffee & Tea`, the
 * titles decide.
 */
const isMostlyOfIt = ({ telling, meant }: Segment, { phrases }: Topic) =>
  (telling.length <= 2 && !telling.some((part) => !meant.includes(part) && isNameOfAnotherTopic(part, phrases))) ||
  meant.length * 2 > telling.length;

/**
 * How surely a shelf with none above means the topic in a shop that has it. 4: `Bonsai Pots & Soil`, of which one part is
 * called by the topic, and the others are no topic's. 3: `Hooks`, or `Carabiners & Belay`.
 */
export function fitOfOpenShelf(category: string, topic: Topic): Fit {
  const segments = category.split('>');
  // Most categories have others above, and need not be read.
  if (!segments.slice(0, -1).every((above) => isOpenDepartment(stemsOf(above), topic))) return 0;
  const { words, telling, meant } = readSegment(segments.at(-1)!.trim(), topic);
  const { departments, vagueShelves } = topic;
  const isSure = (part: Phrase) => meant.includes(part) || departments.some((name) => isSame(part, name));
  const isVague = (part: Phrase) => vagueShelves.some((name) => isSame(part, name));
  const isKnown = (part: Phrase) => isSure(part) || isVague(part);
  const called = telling.filter((part) => isCalled(part, topic));
  if (called.length > 0)
    return (called.length === telling.length || telling.some(isSure)) && !hasOthers(telling, topic) ? 4 : 0;
  if (isVague(words) || (telling.length > 0 && telling.every(isKnown))) return 3;
  // `Line & Terminal Tackle`, `Rods, Reels & Line`: the rest is no other topic's.
  const isBelow = segments.slice(0, -1).some((above) => !stemsOf(above).every(isGeneric));
  const known = telling.filter(isKnown);
  const isMostly = known.some((part) => isBelow || isSure(part)) || known.length * 2 > telling.length;
  return isMostly && !hasOthers(telling, topic) ? 3 : 0;
}

/** Whether a department says nothing of what is below it, or something of the topic: `Trains & Slot`. */
const isOpenDepartment = (words: Phrase, { names }: Topic) =>
  words.every(isGeneric) || words.some((word) => !isGeneric(word) && names.some((name) => name.includes(word)));

/** Whether a part of a shelf has one of the topic's names. */
const isCalled = (part: Phrase, { names, own }: Topic) => [...names, ...own].some((name) => hasWords(part, name));
const hasOthers = (telling: readonly Phrase[], { phrases }: Topic) =>
  telling.some((part) => isNameOfAnotherTopic(part, phrases));

/** Whether a segment of a category means other topics only. */
export const isOnShelfOfAnotherTopic = (category: string, topic: Topic): boolean =>
  category.split('>').some((segment) => isAllOfAnotherTopic(readSegment(segment, topic), topic.phrases));

/** Whether the words of a category mean the topic along its path only: `Radio Control > Cars & Trucks`. */
export function isPathTo(category: string, topic: Topic): boolean {
  const { pathEnd, loose } = read(category, topic);
  return pathEnd > 0 || loose.length > 0;
}

/** Whether the last shelf means the topic, not only what is above it, and no other topic beside it: `Coins & Stamps`. */
export function isMeantByLeaf(category: string, topic: Topic): boolean {
  const { meant, telling } = readSegment(leafOf(category), topic);
  return meant.length > 0 && !hasOthers(telling, topic);
}

/** Whether a category ends with a shelf of several things, not all of them called by the topic's names. */
export function isAmongOthers(category: string, topic: Topic): boolean {
  const segments = category.split('>');
  const { telling, meant } = readSegment(segments.at(-1)!.trim(), topic);
  const called = telling.filter((part) => isCalled(part, topic));
  if (telling.length < 2 || meant.length === telling.length || called.length === telling.length) return false;
  return segments.length > 1 || called.length === 0 || hasOthers(telling, topic);
}

/** Whether only one of several parts of the last shelf means the topic, and none above: `Chess & Classics`. */
export function isMeantByPart(category: string, topic: Topic): boolean {
  const { segments, leaf, pathEnd, loose } = read(category, topic);
  // `Yarn & Needles`: the rest is of it, too.
  const isOf = (part: Phrase) =>
    leaf.meant.includes(part) || [...topic.phrases, ...topic.departments].some((name) => hasWords(name, part));
  const isPart = leaf.meant.length > 0 && !leaf.telling.every(isOf);
  return isPart && pathEnd < 0 && loose.length === 0 && segments.slice(0, -1).every(({ meant }) => meant.length === 0);
}

/** Whether a category means the topic only on shelves that it shares with others, so that the titles decide. */
export function isSharedShelf(category: string, topic: Topic): boolean {
  const { segments, pathEnd, loose } = read(category, topic);
  const about = segments.filter(({ meant }) => meant.length > 0);
  return about.length > 0 && pathEnd < 0 && loose.length === 0 && about.every(({ isShared }) => isShared);
}
