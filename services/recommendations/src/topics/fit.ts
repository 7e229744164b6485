import { stemsOf } from './stem.js';
import { isOfAnotherTopic, type Topic } from './topic.js';

/** The texts of a product that say what it is. */
export interface Described {
  title: string;
  category?: string | undefined;
  highlights?: string | undefined;
}

/** How surely a product is about a topic. 0: it is not. */
export type Fit = 0 | 1 | 2 | 3 | 4;

const generic = new Set(
  (
    'accessory set kit supply tool gear equipment toy item product more other pack guard stuff ' +
    'gift collection part piece general all classic new'
  )
    .split(' ')
    .flatMap(stemsOf),
);
/** Things in the shape of other things: below pretend play, a garden tool is a toy. */
const shapes = /pretend|dolls?\b|miniature|figures?\b|puppet|pattern|part(y|ies)|costume|fancy dress|balloon|novelt/i;
/** Things that carry a picture of anything: a mug with a bicycle is a mug. */
const carriers = new RegExp(
  [
    'greeting|sticker|poster|prints?\\b|wall art|mugs?\\b|drinkware|tableware|napkin|t-?shirts?|apparel|clothing|socks',
    'keyring|keychain|phone case|bedding|gift wrap|calendars?|magnets?|ornaments?|decor|candles?\\b|jewel|scar(f|ves)',
    'blankets?|luggage|stationery',
  ].join('|'),
  'i',
);
/** What is named after something else: a tea towel is a towel. */
const otherHeads = new Set(
  'fiction table towel party rug lamp print mug shirt costume bedding'.split(' ').flatMap(stemsOf),
);

const has = (words: readonly string[], phrase: readonly string[]) => phrase.every((word) => words.includes(word));
const follows = (words: readonly string[], phrase: readonly string[]) =>
  words.some((_, start) => phrase.every((word, index) => words[start + index] === word));

/** A segment of a category path, as the stems of its parts: `Kites & Flying Toys` has two. */
const partsOf = (segment: string) =>
  segment
    .split(/\s*(?:&|,|\/|\band\b)\s*/i)
    .map(stemsOf)
    .filter((part) => part.length > 0);

/** Whether a part of a segment means a phrase: it is the phrase, with words that narrow it or say nothing. */
function means(part: readonly string[], phrase: readonly string[]): boolean {
  if (!has(part, phrase)) return false;
  const head = part.at(-1)!;
  return phrase.includes(head) || !otherHeads.has(head);
}

/** How surely a shop's category is about a topic. */
export function fitOfCategory(category: string, { phrases, departments }: Topic): Fit {
  const segments = category.split('>').map((segment) => segment.trim());
  const leaf = segments.length - 1;
  let best: Fit = 0;
  let isLeafMeant = false;
  for (const [index, segment] of segments.entries()) {
    const parts = partsOf(segment);
    const all = parts.flat();
    const telling = parts.filter((part) => part.some((word) => !generic.has(word)));
    if (departments.some((department) => isSame(all, department))) best = 4;
    const meant = telling.filter(
      (part) => phrases.some((phrase) => means(part, phrase)) && !isOfAnotherTopic(part, phrases),
    );
    if (meant.length === 0) continue;
    if (meant.length === telling.length) {
      best = 4;
      isLeafMeant ||= index === leaf;
    }
    // Below one of several parts, the shelves belong to any of them.
    else if (index === leaf && index > 0 && best === 0) best = telling.length > 2 ? 1 : 3;
  }
  if (best === 0 && phrases.some((phrase) => phrase.length > 1 && followsThePath(segments, phrase))) best = 3;
  if (best > 0 && isMotif(segments, phrases, isLeafMeant)) return 0;
  return best;
}

const isSame = (one: readonly string[], other: readonly string[]) => one.length === other.length && has(one, other);

/** Whether the words of a phrase follow each other in neighbouring segments: `Radio & Remote Control > Cars`. */
function followsThePath(segments: readonly string[], phrase: readonly string[]): boolean {
  const words = segments.map((segment) => partsOf(segment).flat());
  return words.some((_, start) => {
    let at = start;
    for (const word of phrase) {
      if (!words[at]!.includes(word)) at++;
      if (!words[at]?.includes(word)) return false;
    }
    return at > start;
  });
}

/**
 * Whether the shelf carries things with pictures or shapes, and the topic is not one of these things. Where the last
 * segment means the topic, the departments above may be of carriers: `Stationery > Fountain Pens`.
 */
const isMotif = (segments: readonly string[], phrases: Topic['phrases'], isLeafMeant: boolean) =>
  segments.some((segment) => {
    if (!shapes.test(segment) && (isLeafMeant || !carriers.test(segment))) return false;
    const words = partsOf(segment).flat();
    return !phrases.some((phrase) => has(words, phrase));
  });

/** The lists of "For gardening, cooking." in a feed's highlights. */
const audiences = (highlights: string) =>
  [...highlights.matchAll(/\b(?:for|suits)\s+([^.;|]+)/gi)].flatMap(([, list = '']) => list.split(',').map(stemsOf));

/**
 * How surely a product is about a topic: by its category, by those it is for, by its title.
 * @param hasShelf whether the shop has a category for the topic, so that titles elsewhere mean something else
 */
export function fitOf({ title, category = '', highlights = '' }: Described, topic: Topic, hasShelf = false): Fit {
  const words = stemsOf(title);
  const isNamed = topic.phrases.some((phrase) => follows(words, phrase));
  const onShelf = fitOfCategory(category, topic);
  if (onShelf >= 3) return onShelf;
  const own = audiences(highlights);
  if (own.some((audience) => topic.phrases.some((phrase) => isSame(audience, phrase)))) return 3;
  if (onShelf === 1) return isNamed ? 3 : 0;
  // Sources without categories search by meaning; the title confirms it.
  if (category === '') return isNamed && !otherHeads.has(words.at(-1)!) ? 1 : 0;
  if (!isNamed || isMotif(category.split('>'), topic.phrases, false)) return 0;
  const [own0 = []] = topic.phrases;
  const isOwnPhrase = own0.length > 1 && follows(words, own0);
  if (isOwnPhrase) return 2;
  return hasShelf || !isHead(title, topic) ? 0 : 1;
}

/** Whether the title's first words end with a phrase: a chess set, but no chess table. */
function isHead(title: string, { phrases }: Topic): boolean {
  const [clause = title] = title.split(/,|:|;|\s[-–—|(]|\(|\bwith\b|\bfor\b/i);
  const words = stemsOf(clause);
  while (words.length > 1 && generic.has(words.at(-1)!)) words.pop();
  return phrases.some((phrase) => words.length >= phrase.length && isSameEnd(words, phrase));
}

const isSameEnd = (words: readonly string[], phrase: readonly string[]) =>
  phrase.every((word, index) => words[words.length - phrase.length + index] === word);
