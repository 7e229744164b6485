import { headOf, withoutBrand } from './head.js';
import { stemsOf } from './stem.js';
import { isOfAnotherTopic, topicsNamedIn, type Topic } from './topic.js';

/** The texts of a product that say what it is. */
export interface Described {
  title: string;
  brand?: string | undefined;
  category?: string | undefined;
  highlights?: string | undefined;
}

/** How surely a product is about a topic. 0: it is not. */
export type Fit = 0 | 1 | 2 | 3 | 4;

const generic = new Set(
  (
    'accessory set kit supply tool gear equipment toy item product more other pack guard stuff ' +
    'gift collection part piece general all classic new vol volume edition'
  )
    .split(' ')
    .flatMap(stemsOf),
);
/** Things in the shape of other things: below pretend play, a garden tool is a toy. */
const shapes = /pretend|miniature|puppet|pattern|part(y|ies)|costume|fancy dress|balloon/i;
/** A figure of a dinosaur is about dinosaurs; the doll of a vet is a doll. */
const figures = /dolls?\b|figures?\b/i;
/** Things that carry a picture of anything: a mug with a bicycle is a mug. */
const carriers = new RegExp(
  [
    'novelt|greeting|sticker|poster|prints?\\b|wall art|mugs?\\b|drinkware|tableware|napkin|t-?shirts?|apparel|clothing|socks',
    'keyring|keychain|phone case|bedding|gift wrap|calendars?|magnets?|ornaments?|decor|candles?\\b|jewel|scar(f|ves)',
    'blankets?|luggage|stationery|doormats?|door mats?|cushions?|pillows?|tote bags?|py?a?jamas|pajamas|pjs',
  ].join('|'),
  'i',
);
/** The same in titles, where a lamp or a card is what the title names with it. */
const carriersInTitles = new RegExp(
  `${carriers.source}|^(?:toy|play)\\b|\\b(?:lamp|card|jigsaw|puzzle|rug|duvet|sign|lunch|costume|outfit|pencil case|backpack)s?\\b`,
  'i',
);
/** What is named after something else: a tea towel is a towel. */
const otherHeads = new Set(
  'fiction table towel party rug lamp print mug shirt costume bedding game furniture'.split(' ').flatMap(stemsOf),
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
export function fitOfCategory(category: string, { phrases, names, departments, narrowing, isBroad }: Topic): Fit {
  const segments = category.split('>').map((segment) => segment.trim());
  const leaf = segments.length - 1;
  let best: Fit = 0;
  let isLeafMeant = false;
  let isMeant = false;
  let isLeafNear = false;
  let deepest: number | undefined;
  let isCalled = false;
  for (const [index, segment] of segments.entries()) {
    const parts = partsOf(segment);
    const all = parts.flat();
    const telling = parts.filter((part) => part.some((word) => !generic.has(word)));
    if (departments.some((department) => isSame(all, department))) best = 4;
    const meant = telling.filter(
      (part) => phrases.some((phrase) => means(part, phrase)) && !isOfAnotherTopic(part, phrases),
    );
    if (meant.length === 0) continue;
    deepest = index;
    isCalled = meant.some((part) => names.some((name) => has(part, name)));
    if (meant.length === telling.length) {
      best = 4;
      isLeafMeant ||= index === leaf;
      isMeant ||= isLeafMeant || isCalled;
    }
    // Below one of several parts, the shelves belong to any of them.
    else if (index === leaf && index > 0 && best === 0) best = telling.length > 2 ? 1 : 3;
    isLeafNear ||= index === leaf && best >= 3;
  }
  const isOwn = (phrase: readonly string[]) => narrowing.length > 0 && has(phrase, narrowing);
  const isInPath = (phrase: readonly string[], index: number) =>
    phrase.length > 1 &&
    (followsThePath(segments, phrase) || ((index === 0 || isOwn(phrase)) && isAlongThePath(segments, phrase)));
  if (best === 0 && phrases.some(isInPath)) best = 3;
  // Below gardening, beekeeping is a thing of its own, and so are dolls' houses below dolls; cars below radio control
  // are not.
  const isAway = (segment: string) =>
    isAllOfAnotherTopic(segment, phrases) &&
    (isBroad || !isCalled || partsOf(segment).some((part) => names.some((name) => has(part, name))));
  if (best > 1 && !isLeafMeant && segments.slice((deepest ?? leaf - 1) + 1).some(isAway)) best = 1;
  if (best > 0 && isMotif(segments, phrases, isMeant, isLeafNear)) return 0;
  return best;
}

const isSame = (one: readonly string[], other: readonly string[]) => one.length === other.length && has(one, other);

/** Whether a segment means other topics only. `Model Kits > Aircraft` is about model aircraft, though not about flying. */
const isAllOfAnotherTopic = (segment: string, phrases: Topic['phrases']) => {
  const telling = partsOf(segment).filter((part) => part.some((word) => !generic.has(word)));
  const isOther = (part: string[]) => isOfAnotherTopic(part, phrases) && !phrases.some((phrase) => has(phrase, part));
  return telling.length > 0 && telling.every(isOther);
};

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

/** Whether a path has all words of a phrase in any order: horror films are `Film & TV > Blu-ray > Horror`. */
function isAlongThePath(segments: readonly string[], phrase: readonly string[]): boolean {
  const words = segments.map((segment) => partsOf(segment).flat());
  const above = words.slice(0, -1).flat();
  const isNew = (word: string) => phrase.includes(word) && !above.includes(word);
  return words.at(-1)!.some(isNew) && phrase.every((word) => words.flat().includes(word));
}

/**
 * Whether the shelf carries things with pictures or shapes, and the topic is not one of these things. Where a
 * segment means the topic, the others may be of carriers: `Stationery > Fountain Pens`, `Running > Socks`.
 */
const isMotif = (segments: readonly string[], phrases: Topic['phrases'], isMeant = false, isLeafNear = false) =>
  segments.some((segment) => {
    const isOfMotifs = shapes.test(segment) || (!isMeant && carriers.test(segment));
    if (!isOfMotifs && (isLeafNear || !figures.test(segment))) return false;
    const words = partsOf(segment).flat();
    return !phrases.some((phrase) => has(words, phrase));
  });

/** Whether a title names a thing that carries pictures of others, and the topic is not about such things. */
function isCarrier(title: string, { phrases }: Topic): boolean {
  const carrier = stemsOf(carriersInTitles.exec(title)?.[0] ?? '');
  return carrier.length > 0 && !phrases.some((phrase) => carrier.some((word) => phrase.includes(word)));
}

/** The lists of "For gardening, cooking." in a feed's highlights. "A gift for gin lovers" is advertising. */
const audiences = (highlights: string) =>
  [...highlights.matchAll(/(?:^|[.;|]\s*)(?:for|suits)\s+([^.;|]+)/gi)].flatMap(([, list = '']) =>
    list.split(',').map(stemsOf),
  );

/**
 * How surely a product is about a topic: by its category, by those it is for, by its title.
 * @param hasShelf whether the shop has a category for the topic, so that titles elsewhere mean something else
 */
export function fitOf(
  { title, brand, category = '', highlights = '' }: Described,
  topic: Topic,
  hasShelf = false,
): Fit {
  const words = stemsOf(ownTitle(title, brand, topic));
  const isNamed = topic.phrases.some((phrase) => follows(words, phrase));
  const onShelf = fitOfCategory(category, topic);
  if (onShelf === 3 && !isNamed && topicsNamedIn(title, 'by name').length > 0) return 0;
  if (onShelf >= 3) return onShelf;
  const own = audiences(highlights);
  if (own.some((audience) => topic.phrases.some((phrase) => isSame(audience, phrase)))) return 3;
  if (onShelf === 1) return isNamed ? 3 : 0;
  const head = headOf(title, brand);
  if (isMotif(category.split('>'), topic.phrases) || isCarrier(title, topic)) return 0;
  const [own0 = []] = topic.phrases;
  if (own0.length > 1 && (follows(words, own0) || isShared(own0, words, stemsOf(category)))) return 2;
  if (!isNamed) return 0;
  // Sources without categories search by meaning; the title confirms it.
  if (category === '' && !hasShelf) return otherHeads.has(words.at(-1)!) ? 0 : 1;
  if (hasShelf && isAllOfAnotherTopic(category.split('>').at(-1)!, topic.phrases)) return 0;
  return isHead(head, topic) || (isLong(topic) && follows(head, own0)) ? 1 : 0;
}

/** A title without its brand, unless the topic is the brand. */
const ownTitle = (title: string, brand: string | undefined, { phrases }: Topic) =>
  brand === undefined || phrases.some((phrase) => isSame(stemsOf(brand), phrase)) ? title : withoutBrand(title, brand);

/** A long word of one's own means one thing only: origami paper is for origami, a rock lamp is not for rock. */
const isLong = ({ phrases: [own = []] }: Topic) => own.join('').length >= 7;

/** Whether title and category together name all words of a phrase: a mouse cage among pets is for pet mice. */
const isShared = (phrase: readonly string[], title: readonly string[], category: readonly string[]) =>
  phrase.every((word) => title.includes(word) || category.includes(word)) &&
  phrase.some((word) => title.includes(word)) &&
  phrase.some((word) => category.includes(word));

/** Whether a thing is what a phrase says: a chess set, but no chess table. */
function isHead(head: readonly string[], { phrases }: Topic): boolean {
  if (phrases.some((phrase) => phrase.length > 1 && follows(head, phrase))) return true;
  const words = [...head];
  while (words.length > 1 && generic.has(words.at(-1)!)) words.pop();
  return phrases.some((phrase) => words.length >= phrase.length && isSameEnd(words, phrase));
}

const isSameEnd = (words: readonly string[], phrase: readonly string[]) =>
  phrase.every((word, index) => words[words.length - phrase.length + index] === word);

/** From this share of titles on, a category is about what they name. */
const most = 0.6;
const fewest = 4;
const fewestAlike = 3;

/** The words of what a shop has in its categories about a topic, as stems. */
export type Vocabulary = ReadonlySet<string>;

/**
 * Whether a product outside the shop's categories about a topic is one of them after all: it has no category of its
 * own, and most of its words are theirs. A card game named after princesses has other words.
 */
export function isAmong({ title, brand }: Described, { phrases }: Topic, vocabulary: Vocabulary): boolean {
  const named = new Set(phrases.flat());
  const others = headOf(title, brand).filter((word) => !named.has(word) && !generic.has(word));
  return others.length === 0 || others.filter((word) => vocabulary.has(word)).length > others.length / 2;
}

/** How surely a category is about a topic, by the titles of its products: of a name in another language. */
export function fitOfTitles(category: string, titles: readonly (readonly string[])[], topic: Topic): Fit {
  if (titles.length < fewest || isMotif(category.split('>'), topic.phrases)) return 0;
  const naming = titles.filter((head) => isHead(head, topic));
  return naming.length >= fewest && naming.length >= titles.length * most ? 3 : 0;
}

/** The kind of a thing, if its words say enough: `bread lame`. */
export const kindOf = (head: readonly string[]): string | undefined =>
  head.length > 1 && head.some((word) => !generic.has(word)) ? head.join(' ') : undefined;

/** Whether a category sells what the categories about a topic sell: `Küche > Backen` has the tins of Bakeware. */
export function sellsAlike(
  category: string,
  titles: readonly (readonly string[])[],
  kinds: ReadonlySet<string>,
  topic: Topic,
): boolean {
  if (titles.length < fewestAlike || isMotif(category.split('>'), topic.phrases)) return false;
  const alike = titles.filter((head) => kinds.has(kindOf(head) ?? ''));
  return alike.length >= fewestAlike && alike.length >= titles.length * most;
}

/** Whether a product carries pictures of anything, or names another topic instead: of a shelf that says too little. */
export function isElsewhere({ title, category = '' }: Described, topic: Topic): boolean {
  if (isMotif([...category.split('>'), carriers.exec(title)?.[0] ?? ''], topic.phrases)) return true;
  const words = stemsOf(title);
  const isNamed = topic.phrases.some((phrase) => follows(words, phrase));
  return !isNamed && topicsNamedIn(title, 'by name').length > 0;
}
