import { withoutBrand, withoutCompanion, withoutMaker } from './head.js';
import { isSame, type Phrase } from './phrase.js';
import { stemsOf } from './stem.js';
import type { Topic } from './topic.js';

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
export const isFor = ({ highlights = '' }: Described, { phrases }: Topic): boolean =>
  audiences(highlights).some((audience) => phrases.some((phrase) => isSame(audience, phrase)));

/** Whether a product's brand makes hardly anything but things of the topic. */
export const isOfMakerOf = ({ thingStems }: Topic, { brand = '' }: Described): boolean =>
  thingStems.has(stemsOf(brand).join(' '));

/** A title without what goes with the thing, and without its brand, unless the topic is the brand. */
export function ownTitle(title: string, brand: string | undefined, topic: Topic): string {
  const { interest, phrases, isTheme, isKnown, isMake } = topic;
  const isMeant = (words: Phrase) => phrases.some((phrase) => isSame(words, phrase));
  const own = withoutMaker(withoutCompanion(title), isMeant);
  const isName = brand !== undefined && isMeant(stemsOf(brand));
  // Cards of the brand Bicycle are not for cyclists, nor darts of the brand Unicorn for who likes unicorns.
  const isBrand = isName && (isMake || (isTheme ? brand.toLowerCase() === interest.toLowerCase() : !isKnown));
  return brand === undefined || isBrand ? own : withoutBrand(own, brand);
}
