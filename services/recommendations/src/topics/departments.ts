import { hasWords, isSame, type Phrase } from './phrase.js';
import { stemsOf } from './stem.js';
import type { Topic } from './topic.js';

/** Camp Essentials are for camping. */
const bare = (words: Phrase): Phrase => words.map((word) => (word.length > 6 ? word.replace(/ing$/, '') : word));

const partsOf = (segment: string) => segment.split(/\s*(?:&|,|\/|\band\b)\s*/i).map((part) => bare(stemsOf(part)));

/**
 * Categories in departments of several things, such as `Camping & Hiking`, that are not about the topic, because it has
 * its own category there: `Camping & Hiking > Hiking`.
 */
export function besideOwnCategory(
  categories: readonly string[],
  { names, phrases }: Pick<Topic, 'names' | 'phrases'>,
): Set<string> {
  const own = names.map(bare);
  const words = new Set(own.flat());
  const isOwn = (part: Phrase) => own.some((name) => hasWords(part, name));
  // The furniture of `Dolls' Houses & Furniture` is for dolls' houses.
  const isNear = (part: Phrase) =>
    part.some((word) => words.has(word)) ||
    names.some((name) => phrases.some((phrase) => isSame(phrase, [...name, ...part])));
  const hasOwn = new Set<string>();
  const others: { category: string; department: string }[] = [];
  for (const category of categories) {
    const segments = category.split(/\s*>\s*/);
    for (const [index, segment] of segments.slice(0, -1).entries()) {
      const parts = partsOf(segment);
      if (!parts.some(isOwn) || parts.every(isNear)) continue;
      const department = segments.slice(0, index + 1).join(' > ');
      if (segments.slice(index + 1).some((below) => partsOf(below).some(isOwn))) hasOwn.add(department);
      else others.push({ category, department });
    }
  }
  return new Set(others.filter(({ department }) => hasOwn.has(department)).map(({ category }) => category));
}
