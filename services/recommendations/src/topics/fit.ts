import { fitOfCategory, isAmongOthers, isOnShelfOfAnotherTopic, isPathTo, isSharedShelf } from './category-fit.js';
import { headOf, withoutBrand, withoutCompanion, withoutMaker } from './head.js';
import { isCarrier, isForParties, isMotifCategory, isOtherBook, isPlainCarrier, isOtherRecording } from './motif.js';
import { endsWith, follows, isEqual, isGeneric, isSame, type Fit, type Phrase } from './phrase.js';
import { isOtherHead } from './segment.js';
import { stemsOf } from './stem.js';
import { isNamedIn, isNameOfAnotherTopic, ownerOf, topicsNamedIn } from './other-topics.js';
import type { Topic } from './topic.js';

export type Evidence = 0 | 1 | 2;

/** The texts of a product that say what it is. */
export interface Described {
  title: string;
  brand?: string | undefined;
  category?: string | undefined;
  highlights?: string | undefined;
}

/** The lists of "For gardening, cooking." in a feed's highlights. "A gift for gin lovers" is advertising. */
const audiences = (highlights: string) =>
  [...highlights.matchAll(/(?:^|[.;|]\s*)(?:for|suits)\s+([^.;|]+)/gi)].flatMap(([, list = '']) =>
    list.split(',').map(stemsOf),
  );

/** Whether the shop says that a product is for those who like the topic. */
const isFor = ({ phrases }: Topic, highlights: string): boolean =>
  audiences(highlights).some((audience) => phrases.some((phrase) => isSame(audience, phrase)));

/**
 * How surely a product is about a topic: by its category, by those it is for, by its title.
 * @param hasShelf whether the shop has a category for the topic, so that titles elsewhere mean something else
 */
export function fitOf(described: Described, topic: Topic, hasShelf = false): Fit {
  const { title, brand, category = '', highlights = '' } = described;
  if (isOtherRecording(title, topic)) return 0;
  const words = stemsOf(ownTitle(title, brand, topic));
  const isNamed = isNamedIn(words, topic);
  const onShelf = fitOfCategory(category, topic);
  if (topic.isTheme && isNamed && onShelf < 4) return isForParties(category) || isForParties(title) ? 3 : 4;
  const isOpen = onShelf > 0 && !isNamed && (onShelf < 3 || isAmongOthers(category, topic));
  const owner = isOpen ? ownerOf(words, topic) : 'nobody';
  if (owner === 'others') return onShelf > 3 && isPathTo(category, topic) ? 3 : 0;
  if (owner === 'own') return 4;
  if (onShelf === 3 && !isNamed && namesAnother(title, topic)) return 0;
  // Shops misfile things: running shoes among the inks come last.
  if (onShelf === 5 && !isNamed && namesAnother(title, topic)) return 4;
  if (onShelf >= 3) return onShelf;
  if (isFor(topic, highlights)) return 4;
  if (onShelf > 0 && isNamed) return isOtherBook(title, topic) ? 0 : 4;
  if (onShelf > 0) return onShelf === 2 && !namesAnother(title, topic) ? 3 : 0;
  if (isMotifCategory(category, topic) || isCarrier(title, topic)) return 0;
  if (isBookAbout(described, topic)) return 3;
  // A sailing ship among model kits is for modellers; a chess set among board games is what its title says. A name that
  // is no topic may be anywhere.
  if (topic.isKnown && isOnShelfOfAnotherTopic(category, topic)) return isItself(described, topic) ? 2 : 0;
  const [own = []] = topic.phrases;
  if (own.length > 1 && (follows(words, own) || isShared(own, words, stemsOf(category)))) return 2;
  if (!isNamed) return 0;
  // Sources without categories search by meaning; the title confirms it.
  if (category === '' && !hasShelf) return isOtherHead(words.at(-1)!) ? 0 : 1;
  // Where the shop sells nothing for it, a thing's word is often a name: Buzz Bee makes no hives.
  if (!hasShelf && !isCalled(title, topic)) return 0;
  const head = headOf(title, brand);
  return isHead(head, topic) || topic.own.some((phrase) => isLong(phrase) && follows(head, phrase)) ? 1 : 0;
}

/**
 * What there is for an idea that names the interest. 2: category and title say it, or the shop names it among those who
 * the product is for. 1: one of both, the category a shelf of its own. 0: neither.
 */
export function evidenceOf(
  {
    title,
    bareTitle = title,
    brand,
    category = '',
    highlights = '',
    fit = 0,
  }: Described & { bareTitle?: string; fit?: Fit },
  topic: Topic,
): Evidence {
  const words = stemsOf(ownTitle(bareTitle, brand, topic));
  if (!isNarrowEnough(words, stemsOf(category), topic) || isForChildren(title, category, topic)) return 0;
  if (fit > 0 && isFor(topic, highlights)) return 2;
  const isNamed = fit > 0 && isNamedIn(words, topic);
  if (isNamed && fit >= 3) return isOtherBook(title, topic) ? 0 : 2;
  if (isNamed) return topic.isKnown && isOfThingBefore(words, topic) ? 0 : 1;
  const owner = fit >= 4 ? ownerOf(words, topic) : 'nobody';
  if (owner === 'own') return 1;
  const isOfShelf = owner === 'nobody' && !isSharedShelf(category, topic);
  return isOfShelf && (fit === 5 || (fit === 4 && !isAmongOthers(category, topic))) ? 1 : 0;
}

/** Whether a product has the words that narrow the topic: a wok is for cooking, and perhaps for vegan cooking. */
const isNarrowEnough = (title: Phrase, category: Phrase, { narrowing }: Topic) =>
  narrowing.every((word) => title.includes(word) || category.includes(word));

const smallChildren = /\b(?:bab(?:y|ies)|infants?|toddlers?|nursery|pre-?school)\b/i;
const children = /\b(?:kids?|child(?:ren)?s?|toddlers?|pretend|my first|playhouses?|dolls?|girls?|boys?)\b/i;
/**
 * Whether a thing is for children, and the topic is not: on a shelf for those too young for interests, or the children's
 * version of what grown-ups do. A pretend camera is not for photography; a child's puzzle is a puzzle.
 */
function isForChildren(title: string, category: string, { interest, isBroad, isTheme }: Topic): boolean {
  if (smallChildren.test(category) && !smallChildren.test(interest)) return true;
  return isBroad && !isTheme && children.test(`${title} ${category}`) && !children.test(interest);
}

/** Whether each name of the topic follows that of another, whose thing it is: a chess knight, a princess castle. */
const isOfThingBefore = (words: Phrase, { phrases }: Topic) =>
  words.every((word, at) => {
    const isName = phrases.some((phrase) => phrase.every((each, index) => words[at + index] === each));
    return !isName || (at > 0 && isNameOfAnotherTopic([words[at - 1]!], phrases));
  });

/** Whether a title has a name of the topic. An unknown topic has its own words only. */
export function isCalled(title: string, { names, phrases, isKnown }: Topic): boolean {
  const words = stemsOf(title);
  return !isKnown || [...names, ...phrases.slice(0, 1)].some((name) => follows(words, name));
}

/** Whether a title has an interest's own words, of which there are several: these name nothing else. */
export const isNamedInFull = (title: string, { own }: Topic): boolean =>
  own.some((phrase) => phrase.length > 1 && follows(stemsOf(title), phrase));

/** Whether a title has the interest's own words and is about them, not a thing with their picture. */
export const isSaid = (title: string, topic: Topic): boolean =>
  topic.own.some((phrase) => follows(stemsOf(title), phrase)) && !isCarrier(title, topic) && !isOtherBook(title, topic);

/** Whether a thing bears the name of the topic. Short names of broad topics end those of many things: `sticker book`. */
const isItself = ({ title, brand }: Described, { names, isBroad }: Topic) => {
  const fewestLetters = isBroad ? 8 : 4;
  const telling = names.filter((name) => name.join('').length >= fewestLetters);
  return isHead(headOf(title, brand), { phrases: telling });
};

const books = /\bbooks?\b/i;
const otherThanFacts = /fiction|novel|child|kids|baby|comic|manga|colou?ring|activity|blank|journal/i;

/** Whether it is a book of facts whose title has a name of the topic. The shelves of books are many, and of wide fields. */
function isBookAbout({ title, category = '' }: Described, topic: Topic): boolean {
  if (!books.test(category) || otherThanFacts.test(category) || isOtherBook(title, topic)) return false;
  const words = stemsOf(title.replaceAll(/coffee table/gi, ''));
  return topic.names.some((name) => (name.length > 1 || isLong(name)) && follows(words, name));
}

/** A title without what goes with the thing, and without its brand, unless the topic is the brand. */
function ownTitle(title: string, brand: string | undefined, topic: Topic): string {
  const { interest, phrases, isTheme, isKnown, isMake } = topic;
  const isMeant = (words: Phrase) => phrases.some((phrase) => isSame(words, phrase));
  const own = withoutMaker(withoutCompanion(title), isMeant);
  const isName = brand !== undefined && isMeant(stemsOf(brand));
  // Cards of the brand Bicycle are not for cyclists, nor darts of the brand Unicorn for who likes unicorns.
  const isBrand = isName && (isMake || (isTheme ? brand.toLowerCase() === interest.toLowerCase() : !isKnown));
  return brand === undefined || isBrand ? own : withoutBrand(own, brand);
}

/** A long word of one's own means one thing only: origami paper is for origami, a rock lamp is not for rock. */
const isLong = (own: Phrase) => own.join('').length >= 6;

/** Whether title and category together name all words of a phrase: a mouse cage among pets is for pet mice. */
const isShared = (phrase: Phrase, title: Phrase, category: Phrase) =>
  phrase.every((word) => title.includes(word) || category.includes(word)) &&
  phrase.some((word) => title.includes(word)) &&
  phrase.some((word) => category.includes(word));

/** Whether a thing is what a phrase says: a chess set, but no chess table. */
export function isHead(head: Phrase, { phrases }: Pick<Topic, 'phrases'>): boolean {
  if (phrases.some((phrase) => phrase.length > 1 && follows(head, phrase))) return true;
  const words = [...head];
  while (words.length > 1 && isGeneric(words.at(-1)!)) words.pop();
  return phrases.some((phrase) => isEqual(words, phrase) || endsWith(words, phrase));
}

/** Whether a product carries pictures of anything, or names another topic instead: of a shelf that says too little. */
export function isElsewhere({ title, category = '' }: Described, topic: Topic): boolean {
  if (isMotifCategory(category, topic) || isPlainCarrier(title, topic)) return true;
  const words = stemsOf(title);
  const isNamed = isNamedIn(words, topic);
  return !isNamed && namesAnother(title, topic);
}

/** Whether a title names a topic that this one is no part of. */
function namesAnother(title: string, { names }: Topic): boolean {
  const own = new Set(names.map((name) => name.join(' ')));
  const isApart = (other: Topic) => !other.phrases.some((phrase) => own.has(phrase.join(' ')));
  return topicsNamedIn(title, 'by name').some(isApart);
}
