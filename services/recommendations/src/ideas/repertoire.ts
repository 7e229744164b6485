import type { Family } from './family.js';
import { atHome } from './repertoire-at-home.js';
import { outAndAbout } from './repertoire-out-and-about.js';

const families: readonly Family[] = [...atHome, ...outAndAbout];

const isKnown = (key: string, word: string) =>
  key.endsWith('.') ? word === key.slice(0, -1) || word === `${key.slice(0, -1)}s` : word.startsWith(key);

/** The family that an interest belongs to, by the last of its words that any family knows: Italian cooking is cooking. */
export function familyOf(interest: string): Family | undefined {
  const words = interest.toLowerCase().match(/[\p{L}\p{N}-]+/gu) ?? [];
  for (const word of words.toReversed()) {
    const family = families.find(({ interests }) => interests.some((key) => isKnown(key, word)));
    if (family) return family;
  }
  return undefined;
}

/** By category, in words that shops use: what people like who like something of it. */
const near: Readonly<Record<string, readonly string[]>> = {
  'Coffee & tea': ['coffee', 'tea', 'chocolate'],
  Baking: ['baking', 'cooking', 'chocolate'],
  'Kitchen & dining': ['cooking', 'grilling', 'baking'],
  'Drinks & evenings': ['wine', 'cocktails', 'cheese'],
  'Books & reading': ['reading', 'books', 'writing'],
  'Paper & pens': ['writing', 'stationery', 'reading'],
  'Art supplies': ['art', 'painting', 'drawing'],
  'Making things': ['pottery', 'woodworking', 'crafts'],
  'Fibre & textiles': ['knitting', 'sewing', 'yarn'],
  'Garden & plants': ['gardening', 'plants', 'flowers'],
  'Home & comfort': ['decor', 'candles'],
  'Games & puzzles': ['board games', 'puzzles', 'gaming'],
  Music: ['music', 'vinyl', 'piano'],
  'Film & theatre': ['movies', 'theater'],
  Technology: ['technology', 'gaming', 'science'],
  Wellbeing: ['wellness', 'skincare', 'yoga'],
  Style: ['fashion', 'jewelry', 'watches'],
  'Hiking & mountains': ['hiking', 'camping', 'climbing'],
  'Camping & fishing': ['camping', 'fishing', 'hiking'],
  Running: ['running', 'fitness'],
  Cycling: ['cycling', 'fitness'],
  'Fitness & yoga': ['fitness', 'yoga', 'wellness'],
  Sports: ['sports', 'fitness'],
  'On the water': ['swimming', 'sailing', 'surfing'],
  'Snow & ice': ['skiing', 'winter'],
  'Travel & culture': ['travel', 'history', 'maps'],
  Photography: ['photography', 'camera'],
  Animals: ['birdwatching', 'wildlife'],
  'Science & stars': ['astronomy', 'science'],
  'Family & play': ['family', 'kids', 'puzzles'],
  'Engines & wheels': ['cars', 'technology'],
  'Good for the world': ['sustainable', 'gardening'],
};

/** What is not far from an interest, for when shops know too little of it by its own name. */
export const nearTo = (interest: string): readonly string[] => near[familyOf(interest)?.category ?? ''] ?? [];
