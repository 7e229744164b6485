import { isAmongOthers, isSharedShelf } from './category-fit.js';
import { isFor, ownTitle, type Described } from './described.js';
import { isOtherBook } from './motif.js';
import { isNamedIn, isNameOfAnotherTopic, ownerOf } from './other-topics.js';
import { isAt, type Fit, type Phrase } from './phrase.js';
import { stemsOf } from './stem.js';
import type { Topic } from './topic.js';

export type Evidence = 0 | 1 | 2;

/**
 * What there is for an idea that names the interest. 2: category and title say it, or the shop names it among those who
 * the product is for. 1: one of both, the category a shelf of its own. 0: neither.
 */
export function evidenceOf(product: Described & { bareTitle?: string; fit?: Fit }, topic: Topic): Evidence {
  const { title, bareTitle = title, brand, category = '', fit = 0 } = product;
  const words = stemsOf(ownTitle(bareTitle, brand, topic));
  if (!isNarrowEnough(words, stemsOf(category), topic) || isForChildren(title, category, topic)) return 0;
  if (fit > 0 && isFor(product, topic)) return 2;
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
/** Whether a text is of those who are too young for interests. */
export const isForSmallChildren = (text: string): boolean => smallChildren.test(text);

/**
 * Whether a thing is for children, and the topic is not: on a shelf for those too young for interests, or the children's
 * version of what grown-ups do. A pretend camera is not for photography; a child's puzzle is a puzzle.
 */
function isForChildren(title: string, category: string, { interest, isBroad, isTheme }: Topic): boolean {
  if (isForSmallChildren(category) && !isForSmallChildren(interest)) return true;
  return isBroad && !isTheme && children.test(`${title} ${category}`) && !children.test(interest);
}

/** Whether each name of the topic follows that of another, whose thing it is: a chess knight, a princess castle. */
const isOfThingBefore = (words: Phrase, { phrases }: Topic) =>
  words.every((_, at) => {
    const isName = phrases.some((phrase) => isAt(words, phrase, at));
    return !isName || (at > 0 && isNameOfAnotherTopic([words[at - 1]!], phrases));
  });
