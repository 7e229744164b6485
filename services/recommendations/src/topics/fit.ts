import {
  fitOfCategory,
  isAmongOthers,
  isMeantByLeaf,
  isMeantByPart,
  isOnShelfOfAnotherTopic,
  isPathTo,
} from './category-fit.js';
import { isFor, isOfMakerOf, ownTitle, type Described } from './described.js';
import { headOf } from './head.js';
import {
  isCarrier,
  isForParties,
  isMotifCategory,
  isOtherBook,
  isPlainCarrier,
  isOtherRecording,
  isThingWithPicture,
} from './motif.js';
import { endsWith, follows, isEqual, isGeneric, type Fit, type Phrase } from './phrase.js';
import { isOtherHead } from './segment.js';
import { stemsOf } from './stem.js';
import { isNamedIn, ownerOf, topicsNamedIn, type Owner } from './other-topics.js';
import type { Topic } from './topic.js';

/**
 * How surely a product is about a topic: by its category, by those it is for, by its title.
 * @param hasShelf whether the shop has a category for the topic, so that titles elsewhere mean something else
 */
export function fitOf(described: Described, topic: Topic, hasShelf = false): Fit {
  const { title, brand, category = '' } = described;
  if (isOtherRecording(title, topic)) return 0;
  const words = stemsOf(ownTitle(title, brand, topic));
  const isNamed = isNamedIn(words, topic);
  const shelf = fitOfCategory(category, topic);
  // Who likes dinosaurs has a use for their napkins; a team sport's are for a party.
  const ofParties: Fit = topic.isBroad ? 0 : 3;
  if ((topic.isTheme || topic.isMake) && isNamed && shelf < 4)
    return isForParties(category) || isForParties(title) ? ofParties : 4;
  if (shelf > 0) return fitOnShelf(described, topic, { shelf, words, isNamed });
  if (isFor(described, topic)) return 4;
  if (topic.isTheme && hasThing(described, words, topic)) return isForParties(category) ? 0 : 3;
  if (isMotifCategory(category, topic) || isCarrier(title, topic)) return 0;
  if (isBookAbout(described, words, topic)) return 3;
  // A sailing ship among model kits is for modellers; a chess set among board games is what its title says. A name that
  // is no topic may be anywhere.
  if (topic.isKnown && isOnShelfOfAnotherTopic(category, topic)) return isItself(described, topic) ? 2 : 0;
  const [own = []] = topic.phrases;
  if (own.length > 1 && (follows(words, own) || isShared(own, words, stemsOf(category)))) return 2;
  if (!isNamed) return hasThing(described, words, topic) && !namesAnother(title, topic) ? 3 : 0;
  // Sources without categories search by meaning; the title confirms it.
  if (category === '' && !hasShelf) return isOtherHead(words.at(-1)!) ? 0 : 1;
  // Where the shop sells nothing for it, a thing's word is often a name: Buzz Bee makes no hives.
  if (!hasShelf && !isCalled(title, topic)) return 0;
  const head = headOf(title, brand);
  const called = category === '' ? [...topic.own, ...topic.names] : topic.own;
  return isHead(head, topic) || called.some((phrase) => isLong(phrase) && follows(head, phrase)) ? 1 : 0;
}

/** Whether a title names a thing of the topic, or its brand makes nothing else. */
const hasThing = (described: Described, words: Phrase, topic: Topic) =>
  topic.isKnown && (isOfMakerOf(topic, described) || ownerOf(words, topic) === 'own');

/** Whether a title names a thing of the topic, or its brand does: Orks are Warhammer's. */
export const isOf = (described: Described, topic: Topic): boolean =>
  hasThing(described, stemsOf(ownTitle(described.title, described.brand, topic)), topic);

/** Whose thing a title names; where it names nobody's, its brand says it. */
function ownerOfProduct(described: Described, words: Phrase, topic: Topic): Owner {
  const owner = ownerOf(words, topic);
  return owner === 'nobody' && isOfMakerOf(topic, described) ? 'own' : owner;
}

interface Read {
  /** How surely its category is about the topic. */
  shelf: Fit;
  words: Phrase;
  /** Whether the title has a phrase of the topic. */
  isNamed: boolean;
}

/** How surely a product is about a topic that its category has something to do with. */
function fitOnShelf(described: Described, topic: Topic, { shelf, words, isNamed }: Read): Fit {
  const { title, category = '' } = described;
  if (isNamed && shelf >= 3) return shelf;
  if (isNamed)
    return (isOtherBook(title, topic) || isThingWithPicture(title, topic)) && !isFor(described, topic) ? 0 : 4;
  const owner = shelf < 3 || isAmongOthers(category, topic) ? ownerOfProduct(described, words, topic) : 'nobody';
  if (owner === 'others') {
    const isOwnShelf = (shelf === 5 && isMeantByLeaf(category, topic)) || (shelf >= 4 && isPathTo(category, topic));
    return isOwnShelf ? 3 : 0;
  }
  if (owner === 'own') return 4;
  if (shelf === 4 && isMeantByPart(category, topic)) return isFor(described, topic) ? 4 : 0;
  if (shelf === 4 || (shelf < 3 && isFor(described, topic))) return 4;
  if (shelf === 1) return 0;
  // Shops misfile things: running shoes among the inks come last.
  const isOfAnother = namesAnother(title, topic);
  if (shelf === 5) return isOfAnother ? 4 : 5;
  return isOfAnother ? 0 : 3;
}

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
const otherThanFacts = /(?<!non-?\s?)fiction|novel|child|kids|baby|comic|manga|colou?ring|activity|blank|journal/i;

/** Whether it is a book of facts whose title has a name of the topic, or a thing: shelves of books are of wide fields. */
function isBookAbout({ title, category = '' }: Described, words: Phrase, topic: Topic): boolean {
  if (!books.test(category) || otherThanFacts.test(category) || isOtherBook(title, topic)) return false;
  if (topic.isKnown && ownerOf(words, topic) === 'own') return true;
  const named = stemsOf(title.replaceAll(/coffee table/gi, ''));
  // `Bobby Fischer Teaches Chess`; the life-changing magic is of tidying up.
  const head = headOf(title);
  const ends = (name: Phrase) => name.join('').length >= 4 && endsWith(head, name);
  return topic.names.some((name) => ((name.length > 1 || isLong(name)) && follows(named, name)) || ends(name));
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
function namesAnother(title: string, { names, kinds }: Topic): boolean {
  const own = kinds.union(new Set(names.map((name) => name.join(' '))));
  const isApart = (other: Topic) => !other.phrases.some((phrase) => own.has(phrase.join(' ')));
  return topicsNamedIn(title, 'by name').some(isApart);
}
