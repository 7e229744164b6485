import { isMotif } from './motif.js';
import { hasWords, isGeneric, isSame, type Fit, type Phrase } from './phrase.js';
import { stemsOf } from './stem.js';
import { isNameOfAnotherTopic, isOfAnotherTopic, type Topic } from './topic.js';

/** What is named after something else: a tea towel is a towel. */
const otherHeads = new Set(
  'fiction table towel party rug lamp print mug shirt costume bedding game furniture seat war character'
    .split(' ')
    .flatMap(stemsOf),
);
export const isOtherHead = (word: string): boolean => otherHeads.has(word);

interface Segment {
  text: string;
  words: Phrase;
  /** Its parts that say something: `Kites & Flying Toys` has two. */
  telling: readonly Phrase[];
  /** Those that mean the topic, and those of them that name it. */
  meant: readonly Phrase[];
  named: readonly Phrase[];
}

const partsOf = (segment: string): Phrase[] =>
  segment
    .split(/\s*(?:&|,|\/|\band\b)\s*/i)
    .map(stemsOf)
    .filter((part) => part.length > 0);

/** A word with what it shares with its neighbours: the second of `Model Trains & Railways`, the first of `Radio & Remote Control`. */
function sharingOf(part: Phrase, index: number, parts: readonly Phrase[]): Phrase[] {
  if (part.length > 1) return [];
  const before = parts[0]!.slice(0, -1);
  const after = (parts[index + 1] ?? []).slice(1);
  return [before.length > 0 ? [...before, ...part] : [], after.length > 0 ? [...part, ...after] : []];
}

/** What many hobbies need: below another hobby, it is for that one. */
const materials = new Set('paint brush paper wood tool glue'.split(' ').flatMap(stemsOf));

/** Whether a part means a phrase: it is the phrase, with words that narrow it or say nothing. */
function means(part: Phrase, phrase: Phrase): boolean {
  if (!hasWords(part, phrase)) return false;
  const head = part.at(-1)!;
  return phrase.includes(head) || !otherHeads.has(head);
}

function readSegment(text: string, { phrases, names, departments, isBroad }: Topic): Segment {
  const parts = partsOf(text);
  const isDepartment = departments.some((department) => isSame(parts.flat(), department));
  const isMeant = (part: Phrase, index: number) =>
    sharingOf(part, index, parts).some((reading) => phrases.some((phrase) => reading.join(' ') === phrase.join(' '))) ||
    (phrases.some((phrase) => means(part, phrase)) && !isOfAnotherTopic(part, phrases));
  const telling = parts.filter((part) => !part.every(isGeneric));
  // Alone, a name is enough: `Magic & Illusions` is about magic tricks, `Magic Mops` is not.
  const isName = (part: Phrase) => names.some((name) => isSame(part, name));
  const isNames = !isBroad && telling.every(isName) && telling.some((part) => hasWords(phrases[0] ?? [], part));
  const meant = parts.filter(
    (part, index) => telling.includes(part) && (isDepartment || isNames || isMeant(part, index)),
  );
  const isOwn = (part: Phrase) => isNames || isMeant(part, parts.indexOf(part));
  const named = meant.filter((part) => isOwn(part) && names.some((name) => hasWords(part, name)));
  return { text, words: parts.flat(), telling, meant, named };
}

/** How surely a shop's category is about a topic. */
export function fitOfCategory(category: string, topic: Topic): Fit {
  const { phrases, names, isBroad } = topic;
  const segments = category.split('>').map((segment) => readSegment(segment.trim(), topic));
  const leaf = segments.length - 1;
  const deepest = segments.findLastIndex(({ meant }) => meant.length > 0);
  const whole = segments.filter(({ telling, meant }) => meant.length > 0 && meant.length === telling.length);
  const isCalled = deepest >= 0 && segments[deepest]!.named.length > 0;
  const pathEnd = Math.max(...phrases.map((phrase) => endOfPath(segments, phrase)));
  const isPath = pathEnd > 0;
  let fit: Fit = 0;
  // A shorter word means too many other things: a rock is also a skirt.
  const isNarrowedShelf = ({ words }: Segment) =>
    topic.narrowing.join('').length >= 6 && isSame(words, topic.narrowing);
  if (whole.length > 0 || (deepest >= 0 && segments.some(isNarrowedShelf))) fit = 5;
  else if (isPath) fit = 4;
  // Below one of several parts, the shelves belong to any of them.
  else if (deepest >= 0) fit = deepest === leaf && leaf > 0 && isMostlyOfIt(segments[leaf]!, topic) ? 4 : 1;
  const loose = phrases.filter(
    (phrase, index) => (index === 0 || isOwnPhrase(phrase, topic)) && isAlongThePath(segments, phrase),
  );
  // Other games than board games have boards: `Traditional Games > Boards & Pieces`.
  const isInLeaf = (phrase: Phrase) => {
    const isBetween = segments.slice(1, leaf).some(({ words }) => words.some((word) => phrase.includes(word)));
    const { words, telling } = segments[leaf]!;
    return hasWords(phrase, words) || (!isBetween && telling.some((part) => hasWords(phrase, part)));
  };
  if (fit === 0 && segments.some(({ words }) => topic.shelves.some((shelf) => hasWords(words, shelf)))) fit = 1;
  if (fit < 3 && loose.length > 0) fit = loose.some(isInLeaf) ? 4 : 3;
  // Below gardening, beekeeping is a thing of its own, and so are dolls' houses below dolls; cars below radio control
  // are not.
  const isAway = (segment: Segment) =>
    isAllOfAnotherTopic(segment, phrases) &&
    (isBroad || !isCalled || segment.telling.some((part) => names.some((name) => hasWords(part, name))));
  const below = segments.slice(loose.length > 0 || (deepest < 0 && !isPath) ? leaf : Math.max(deepest, pathEnd) + 1);
  // `Camping > Cooking` is camping's.
  const ending = segments.slice(-2).flatMap(({ words }) => words);
  const isElsewhere =
    below.some(isAway) ||
    isOfAnother(segments, deepest, topic) ||
    (isBroad && leaf > 0 && isOfAnotherTopic(ending, phrases));
  if (fit > 1 && isElsewhere) fit = 1;
  const isMeant = whole.some((segment) => segment === segments[leaf] || segment.named.length > 0);
  const isLeafNear = (segments[leaf]!.meant.length > 0 || pathEnd === leaf) && fit >= 3;
  return fit > 0 && isMotif(segments, phrases, isMeant, isLeafNear) ? 0 : fit;
}

const isOwnPhrase = (phrase: Phrase, { narrowing }: Topic) => narrowing.length > 0 && hasWords(phrase, narrowing);

/** Paints below model kits are for models, not for painting; magic below trading cards is a game of cards. */
function isOfAnother(segments: readonly Segment[], deepest: number, { phrases }: Topic): boolean {
  const above = segments.slice(0, Math.max(0, deepest));
  const isOpen = (part: Phrase) =>
    part.some((word) => materials.has(word)) || !phrases.some((phrase) => hasWords(part, phrase));
  return (
    above.every(({ meant }) => meant.length === 0) &&
    above.some((segment) => isAllOfAnotherTopic(segment, phrases)) &&
    segments[deepest]!.meant.every(isOpen)
  );
}

/** Whether a shelf of two things is of no other topic: of `Coffee & Tea`, the titles decide. */
const isMostlyOfIt = ({ telling, meant }: Segment, { phrases }: Topic) =>
  telling.length <= 2 && !telling.some((part) => !meant.includes(part) && isNameOfAnotherTopic(part, phrases));

/** Whether a segment means other topics only. `Model Kits > Aircraft` is about model aircraft, though not about flying. */
function isAllOfAnotherTopic({ telling }: Pick<Segment, 'telling'>, phrases: Topic['phrases']): boolean {
  const isOther = (part: Phrase) =>
    isOfAnotherTopic(part, phrases) && !phrases.some((phrase) => hasWords(phrase, part));
  return telling.length > 0 && telling.every(isOther);
}

/** Whether a segment of a category means other topics only. */
export const isOnShelfOfAnotherTopic = (category: string, topic: Topic): boolean =>
  category.split('>').some((segment) => isAllOfAnotherTopic(readSegment(segment, topic), topic.phrases));

/** Where neighbouring segments end that have the words of a phrase in order: `Radio & Remote Control > Cars`; or -1. */
function endOfPath(segments: readonly Segment[], phrase: Phrase): number {
  if (phrase.length < 2 || isGeneric(phrase.at(-1)!)) return -1;
  const endFrom = (start: number) => {
    if (!segments[start]!.words.includes(phrase[0]!)) return -1;
    let at = start;
    for (const word of phrase) {
      if (!segments[at]!.words.includes(word)) at++;
      if (!segments[at]?.words.includes(word)) return -1;
    }
    return at > start ? at : -1;
  };
  return Math.max(...segments.map((_, start) => endFrom(start)));
}

/** Whether a path has the words of a phrase in any order: horror films are `Film & TV > Blu-ray > Horror`. */
function isAlongThePath(segments: readonly Segment[], phrase: Phrase): boolean {
  if (phrase.length < 2 || phrase.some(isGeneric)) return false;
  const above = segments.slice(0, -1).flatMap(({ words }) => words);
  const { words } = segments.at(-1)!;
  const isNew = (word: string) => phrase.includes(word) && !above.includes(word);
  return words.some(isNew) && phrase.every((word) => above.includes(word) || words.includes(word));
}
