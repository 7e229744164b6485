import { hasWords, type Phrase } from './phrase.js';
import { stemsOf } from './stem.js';
import type { Topic } from './topic.js';

/** Things in the shape of other things: below pretend play, a garden tool is a toy. */
const shapes = /pretend|garden (?:play|toys?|games?)\b|play ?(?:tents?|houses?|food|kitchens?)|puppet/i;
const toys = new Set(['toy', 'play', 'pretend'].flatMap(stemsOf));
/** Names of a topic come first. */
const mostNames = 3;
/** The same on shelves of others: `Board Games > Family & Party` has games. */
const otherShapes = /miniature|pattern|part(y|ies)|costume|fancy dress|balloon|autograph|postcard/i;
/** A figure of a dinosaur is about dinosaurs; the doll of a vet is a doll. */
const figures = /dolls?\b|figures?\b|soft toys?\b|plush/i;
/** Things that carry a picture of anything: a mug with a bicycle is a mug. */
const carriers = new RegExp(
  [
    'novelt|greeting|sticker|poster|prints?\\b|wall art|mugs?\\b|drinkware|tableware|napkin|t-?shirts?|apparel',
    'clothing|socks',
    'keyring|keychain|phone case|bedding|gift wrap|calendars?|magnets?|ornaments?|decor(?:ations?)?\\b|candles?\\b|jewel\\w*|scar(f|ves)',
    'blankets?|luggage|stationery|doormats?|door mats?|cushions?|pillows?|tote bags?|py?a?jamas|pajamas|pjs|hip ?flasks?',
  ].join('|'),
  'i',
);
/** Departments of anything: below `Gifts & Novelty`, the next shelf says what things are. */
const departments =
  /^(?:(?:gifts? & )?novelt\w+(?: & (?:gifts?|special use))?|luggage & travel|(?:home & )?decor|stationery)$/i;
const thingsWithPictures =
  /\b(?:lamp|card|jigsaw|puzzle|rug|duvet|sign|lunch|costume|outfit|pencil case|backpack)s?\b/i;
/** The same in titles, where a lamp or a card is what the title names with it. */
const carriersInTitles = new RegExp([carriers.source, '^(?:toy|play)\\b', thingsWithPictures.source].join('|'), 'i');

/**
 * Whether a shelf carries things with pictures or shapes, and the topic is not one of these things. Where a segment means
 * the topic, the others may be of carriers: `Stationery > Fountain Pens & Ink`, `Running > Socks`.
 */
export const isMotif = (
  segments: readonly { text: string; words: Phrase }[],
  phrases: Topic['phrases'],
  { isMeant = false, isLeafNear = false, isLeafNamed = false } = {},
): boolean =>
  segments.some(({ text, words }, at) => {
    const isOfToys = phrases.slice(0, mostNames).some((phrase) => phrase.some((word) => toys.has(word)));
    const toy = (isOfToys ? null : shapes.exec(text)) ?? (isMeant ? null : otherShapes.exec(text));
    // Below model trains, figures are for them.
    const isBelow = isMeant && at > 0 && at === segments.length - 1;
    const figure = isBelow || isLeafNear ? null : figures.exec(text);
    const isOfOwn = isMeant || (isLeafNamed && at < segments.length - 1);
    const isOpen = at < segments.length - 1 && departments.test(text.trim());
    const shape = toy ?? (isOfOwn || isOpen ? null : carriers.exec(text)) ?? figure;
    if (!shape) return false;
    const shown = stemsOf(shape[0]);
    const isOfShown = (phrase: Phrase, index: number) =>
      phrase.length > 1 &&
      (shown.includes(phrase.at(-1)!) || (index === 0 && shown.some((word) => phrase.includes(word))));
    // Tents beside playhouses are toys, too.
    const isOwn = (phrase: Phrase) => hasWords(words, phrase) && (!toy || hasWords(phrase, shown));
    return !phrases.some((phrase, index) => isOwn(phrase) || isOfShown(phrase, index));
  });

const asSegments = (category: string) => category.split('>').map((text) => ({ text, words: stemsOf(text) }));

/** Whether a category is of things with pictures or shapes, and the topic is not one of them. */
export const isMotifCategory = (category: string, { phrases }: Topic): boolean =>
  isMotif(asSegments(category), phrases);

const namesOther = (title: string, things: RegExp, { phrases }: Topic): boolean => {
  const thing = stemsOf(things.exec(title)?.[0] ?? '');
  return thing.length > 0 && !phrases.some((phrase) => thing.some((word) => phrase.includes(word)));
};

/** Whether a title names a thing that carries pictures of others, and the topic is not about such things. */
export const isCarrier = (title: string, topic: Topic): boolean => namesOther(title, carriersInTitles, topic);

/** The same on a shelf that has something to do with the topic: a chess lamp among board games. */
export const isThingWithPicture = (title: string, topic: Topic): boolean =>
  namesOther(title, thingsWithPictures, topic);

/** The same, for things that carry pictures of anything everywhere. */
export const isPlainCarrier = (title: string, { phrases }: Topic): boolean =>
  isMotif(asSegments(carriers.exec(title)?.[0] ?? ''), phrases);

const parties = /\bpart(?:y|ies)\b|tableware|napkin|balloon|invitation|(?:gift|loot) ?(?:wrap|bag)|sticker/i;

/** Whether a shelf or a title is of what is used up at a party. */
export const isForParties = (text: string): boolean => parties.test(text);

/** Things to play or work with, in the shape of books. */
const otherBooks = /\b(?:sticker|board|activity|colou?ring|pattern)(?= books?\b)/i;

/** Whether a title names a book that is not for reading, and the topic is not about such books. */
export function isOtherBook(title: string, { phrases }: Topic): boolean {
  const [shape] = stemsOf(otherBooks.exec(title)?.[0] ?? '');
  return shape !== undefined && !phrases.some((phrase) => phrase.includes(shape));
}

/** Kinds of recordings. Who collects one has no use for another. */
const media = [/\b(?:\d?lps?|vinyl)\b/i, /\b\d?cds?\b/i, /\b(?:dvds?|blu-?rays?)\b/i, /\bcassettes?\b/i];

/** Whether a title names a recording of a kind that the topic is not about, or the topic is to play music oneself. */
export function isOtherRecording(title: string, { isPlayed, names }: Topic): boolean {
  const kinds = media.filter((kind) => kind.test(title));
  // Most titles name none, and the topic need not be read for them.
  if (kinds.length === 0) return false;
  const own = media.filter((kind) => names.some((name) => kind.test(name.join(' '))));
  return (isPlayed || own.length > 0) && !kinds.some((kind) => own.includes(kind));
}
