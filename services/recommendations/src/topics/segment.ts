import { comesWithAny, hasWords, isAt, isEqual, isGeneric, isSame, type Phrase } from './phrase.js';
import { stemsOf } from './stem.js';
import { isNameOfAnotherTopic, isOfAnotherTopic } from './other-topics.js';
import { topicOfShelf, type Topic } from './topic.js';

/** The last shelf of a category, and the path above it. */
export const leafOf = (category: string): string => category.split('>').at(-1)!.trim();
export const departmentOf = (category: string): string => category.split('>').slice(0, -1).join('>').trim();

/** What is named after something else: a tea towel is a towel. */
const otherHeads = new Set(
  'fiction table towel party rug lamp print mug shirt costume bedding game furniture seat war character'
    .split(' ')
    .flatMap(stemsOf),
);
export const isOtherHead = (word: string): boolean => otherHeads.has(word);

/** What several topics have: a bicycle saddle is for cycling. */
const common = new Set('saddle mask apparel clothing decor'.split(' ').flatMap(stemsOf));
export const isCommon = (word: string): boolean => common.has(word);

/** What a shelf of another topic may have, too: below dogs, food is for dogs, and books are about them. */
const supplies = new Set(
  'food treat feeding apparel clothing furniture bed bedding toy health grooming book light lighting'
    .split(' ')
    .flatMap(stemsOf),
);
export const isSupply = (word: string): boolean => supplies.has(word);

/** A segment of a category path: `Kites & Flying Toys`. */
export interface Segment {
  text: string;
  words: Phrase;
  /** Its parts that say something: `Kites & Flying Toys` has two. */
  telling: readonly Phrase[];
  /** Those that mean the topic, and those of them that name it. */
  meant: readonly Phrase[];
  named: readonly Phrase[];
  /** Whether it shares its shelf with things that are not of the topic: `Darts & Pool`. */
  isShared: boolean;
}

const partsOf = (segment: string): Phrase[] =>
  segment
    .split(/\s*(?:&|,|\/|\band\b)\s*/i)
    .map(stemsOf)
    .filter((part) => part.length > 0);

/**
 * A word with what it shares with its neighbours: the second of `Model Trains & Railways`, the first of `Radio & Remote
 * Control`, and of `Dolls' Houses & Furniture` that for dolls' houses.
 */
function sharingOf(part: Phrase, index: number, parts: readonly Phrase[]): Phrase[] {
  if (part.length > 1) return [];
  const own = index > 0 && !isNameOfAnotherTopic(part, []) ? [...parts[0]!, ...part] : [];
  const before = parts[0]!.slice(0, -1);
  const after = (parts[index + 1] ?? []).slice(1);
  return [before.length > 0 ? [...before, ...part] : [], after.length > 0 ? [...part, ...after] : [], own];
}

/** Whether a part shares the name of the first one: fins in `Scuba Masks & Fins`. */
function sharesName(part: Phrase, parts: readonly Phrase[], { phrases, names }: Topic): boolean {
  const [first = []] = parts;
  if (part === first || isOfAnotherTopic(part, phrases)) return false;
  const isNarrowing = (name: Phrase) =>
    name.length < first.length && isAt(first, name, 0) && !first.slice(name.length).every(isGeneric);
  const isOwn = (name: Phrase) => isNarrowing(name) && !isInLongerName(first, name, phrases);
  return [...names, ...phrases].some(isOwn) && !isOfAnotherTopic(first, phrases) && !otherHeads.has(first.at(-1)!);
}

/** Whether a part means a phrase: it is the phrase, with words that narrow it or say nothing. */
function means(part: Phrase, phrase: Phrase, own: Topic['phrases']): boolean {
  if (!hasWords(part, phrase)) return false;
  const head = part.at(-1)!;
  if (isCommon(head) && isNameOfAnotherTopic(part.slice(0, -1), own)) return false;
  return (phrase.includes(head) || !otherHeads.has(head)) && !isInLongerName(part, phrase, own);
}

/** Whether the phrase is part of another topic's name: `Table Tennis Bats` are not for tennis. */
function isInLongerName(part: Phrase, phrase: Phrase, own: Topic['phrases']): boolean {
  const runs = part.flatMap((_, start) =>
    part.slice(start).map((_word, length) => part.slice(start, start + length + 1)),
  );
  const isLonger = (run: Phrase) => run.length > phrase.length && run.length < part.length && hasWords(run, phrase);
  return runs.some((run) => isLonger(run) && isNameOfAnotherTopic(run, own));
}

/** Whether a part names a topic that has things in common with this one, as crochet has with knitting. */
const isNear = (part: Phrase, phrases: Topic['phrases']) =>
  topicOfShelf(part.join(' ')).phrases.some((other) => phrases.some((phrase) => isEqual(phrase, other)));

export function readSegment(text: string, topic: Topic): Segment {
  const { phrases, names, departments, joined, isBroad, shelves } = topic;
  const parts = partsOf(text);
  const words = parts.flat();
  const tellingWords = words.filter((word) => !isGeneric(word));
  // `Interactive & Robots` are no interactive robots.
  const isDepartment = departments.some(
    (name) => (isSame(words, name) || isSame(tellingWords, name)) && (parts.length === 1 || joined.has(name.join(' '))),
  );
  // A name of one word is too often part of another: `Jigsaws & Puzzles`.
  const isShelf = (part: Phrase) => departments.some((name) => name.length > 1 && isSame(part, name));
  const isMeant = (part: Phrase, index: number) =>
    isShelf(part) ||
    sharesName(part, parts, topic) ||
    sharingOf(part, index, parts).some((reading) => phrases.some((phrase) => isEqual(reading, phrase))) ||
    (phrases.some((phrase) => means(part, phrase, phrases)) && !isOfAnotherTopic(part, phrases));
  const telling = parts.filter((part) => !part.every(isGeneric));
  // Alone, a name is enough: `Magic & Illusions` is about magic tricks, `Magic Mops` is not.
  const isName = (part: Phrase) => names.some((name) => isSame(part, name));
  const isNames = !isBroad && telling.length > 0 && telling.every(isName);
  const meant = parts.filter(
    (part, index) => telling.includes(part) && (isDepartment || isNames || isMeant(part, index)),
  );
  const isOwn = (part: Phrase) => isNames || isMeant(part, parts.indexOf(part));
  const named = meant.filter((part) => isOwn(part) && names.some((name) => hasWords(part, name)));
  const isOfTopic = (part: Phrase) =>
    (isOwn(part) && telling.includes(part)) ||
    part.every(comesWithAny) ||
    [...phrases, ...shelves].some((phrase) => hasWords(phrase, part)) ||
    isNear(part, phrases);
  const isOfAnother = (part: Phrase) => !isOfTopic(part) && (!isDepartment || isNameOfAnotherTopic(part, phrases));
  const isCalled = names.some((name) => isSame(words, name));
  const isShared = meant.length > 0 && !isCalled && parts.some(isOfAnother);
  return { text, words, telling, meant, named, isShared };
}

/** Whether a segment means other topics only. `Model Kits > Aircraft` is about model aircraft, though not about flying. */
export function isAllOfAnotherTopic({ telling }: Pick<Segment, 'telling'>, phrases: Topic['phrases']): boolean {
  const isOther = (part: Phrase) =>
    isOfAnotherTopic(part, phrases) && !phrases.some((phrase) => hasWords(phrase, part));
  return telling.length > 0 && telling.every(isOther);
}

/** Where neighbouring segments end that have the words of a phrase in order: `Radio & Remote Control > Cars`; or -1. */
export function endOfPath(segments: readonly Segment[], phrase: Phrase): number {
  if (phrase.length < 2) return -1;
  // `Garden > Tools` are garden tools; `Horses > Figures & Accessories` says no more than its parts.
  if (isGeneric(phrase.at(-1)!))
    return segments.findIndex(
      ({ words }, at) =>
        at > 0 && isEqual(words, phrase.slice(-1)) && isEqual(segments[at - 1]!.words, phrase.slice(0, -1)),
    );
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
export function isAlongThePath(segments: readonly Segment[], phrase: Phrase): boolean {
  if (phrase.length < 2 || phrase.some(isGeneric)) return false;
  const above = segments.slice(0, -1).flatMap(({ words }) => words);
  const { words } = segments.at(-1)!;
  const isNew = (word: string) => phrase.includes(word) && !above.includes(word);
  return words.some(isNew) && phrase.every((word) => above.includes(word) || words.includes(word));
}
