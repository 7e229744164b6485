import type { Described } from './described.js';
import { isHead } from './fit.js';
import { headOf } from './head.js';
import { isMotifCategory } from './motif.js';
import { follows, isGeneric, isSame, type Fit, type Phrase } from './phrase.js';
import { leafOf } from './segment.js';
import { stemsOf } from './stem.js';
import { isOnShelfOfAnotherTopic } from './category-fit.js';
import type { Owner } from './other-topics.js';
import type { Topic } from './topic.js';

// What the titles of a shop's own products teach, where its categories say too little.

/** From this share of titles on, a category is about what they name. */
const most = 0.6;
const fewest = 4;
const fewestAlike = 3;
/** From this share of titles on that name an interest, they mean it. */
const leastNaming = 0.25;

/** How many titles name its things, and their share of all titles and of those that name anybody's. */
interface Naming {
  fewest: number;
  ofAll: number;
  ofTelling: number;
}

/** Enough for a shelf to be about a topic: for two titles more of them, for a vague name that shops use for it fewer. */
const enough: readonly Naming[] = [
  { fewest: 3, ofAll: 0.3, ofTelling: 0.55 },
  { fewest: 2, ofAll: 0.4, ofTelling: 0.6 },
];
/** Enough on a shelf that others' words mean. */
const enoughElsewhere: readonly Naming[] = [{ fewest: 4, ofAll: 0.6, ofTelling: 0.75 }];
const enoughVague: readonly Naming[] = [{ fewest: 2, ofAll: 0.15, ofTelling: 0.5 }];

/** The words of what a shop has in its categories about a topic, as stems. */
export type Vocabulary = ReadonlySet<string>;

/**
 * Whether a product outside the shop's categories about a topic is one of them after all: it has no category of its
 * own, and most of its words are theirs. A card game named after princesses has other words.
 */
export function isAmong({ title, brand }: Described, { phrases }: Topic, vocabulary: Vocabulary): boolean {
  const named = new Set(phrases.flat());
  const others = headOf(title, brand).filter((word) => !named.has(word) && !isGeneric(word));
  return others.length === 0 || others.filter((word) => vocabulary.has(word)).length > others.length / 2;
}

/** How surely a category is about a topic, by the titles of its products: of a name in another language. */
export function fitOfTitles(category: string, titles: readonly Phrase[], topic: Topic): Fit {
  if (titles.length < fewest || isMotifCategory(category, topic)) return 0;
  const naming = titles.filter((head) => isHead(head, topic));
  return naming.length >= fewest && naming.length >= titles.length * most ? 3 : 0;
}

/** How surely a category is about a topic, by whose things its titles name: `Night Sky` has telescopes and star maps. */
export function fitOfThings(category: string, owners: readonly Owner[], topic: Topic): Fit {
  if (owners.length < fewest || isMotifCategory(category, topic)) return 0;
  const own = owners.filter((owner) => owner === 'own').length;
  const telling = owners.filter((owner) => owner !== 'nobody').length;
  const leaf = stemsOf(leafOf(category));
  const isVague = topic.vagueShelves.some((name) => isSame(leaf, name));
  const isEnough = (naming: Naming) =>
    own >= naming.fewest && own >= owners.length * naming.ofAll && own >= telling * naming.ofTelling;
  const ways = isOnShelfOfAnotherTopic(category, topic) ? enoughElsewhere : isVague ? enoughVague : enough;
  return ways.some(isEnough) ? 3 : 0;
}

/** Whether most titles that tell name the things of others: the hooks of a shop for crochet are not for fishing. */
export function isOfOthers(owners: readonly Owner[]): boolean {
  const own = owners.filter((owner) => owner === 'own').length;
  return owners.filter((owner) => owner === 'others').length > own;
}

/**
 * Whether many titles of a category have the words of an interest, wherever they stand: `Beard Comb`, `Beard Wash`. A
 * word of few titles may be a pattern, a colour or a name.
 */
export function namesOften(category: string, titles: readonly Phrase[], topic: Topic): boolean {
  if (isMotifCategory(category, topic)) return false;
  const naming = titles.filter((head) => topic.own.some((phrase) => follows(head, phrase)));
  const kinds = new Set(naming.map((head) => head.join(' ')));
  return kinds.size >= fewestAlike && naming.length >= fewest && naming.length >= titles.length * leastNaming;
}

/** The kind of a thing, if its words say enough: `bread lame`. */
export const kindOf = (head: Phrase): string | undefined =>
  head.length > 1 && !head.every(isGeneric) ? head.join(' ') : undefined;

/** Whether a category sells what the categories about a topic sell: `Küche > Backen` has the tins of Bakeware. */
export function sellsAlike(
  category: string,
  titles: readonly Phrase[],
  kinds: ReadonlySet<string>,
  topic: Topic,
): boolean {
  if (titles.length < fewestAlike || isMotifCategory(category, topic)) return false;
  const alike = titles.filter((head) => kinds.has(kindOf(head) ?? ''));
  return alike.length >= fewestAlike && alike.length >= titles.length * most;
}

/** Of the titles on a shelf, so many name the topic, and so few are others', that the rest are about it, too. */
const leastNamed = 0.3;
const mostOthers = 0.1;

/**
 * Whether the products of a shelf that means the topic by a part only are all about it: most titles say so, or none names
 * it, so that titles cannot tell the parts apart.
 */
export function areAllOfIt(named: readonly boolean[], owners: readonly Owner[]): boolean {
  if (!named.includes(true)) return true;
  const own = named.filter((isNamed, n) => isNamed || owners[n] === 'own').length;
  const others = named.filter((isNamed, n) => !isNamed && owners[n] === 'others').length;
  return own >= named.length * leastNamed && others <= named.length * mostOthers;
}
