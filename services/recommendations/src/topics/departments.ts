import { hasWords, isGeneric, isSame, type Fit, type Phrase } from './phrase.js';
import { departmentOf, isAllOfAnotherTopic, leafOf, readSegment } from './segment.js';
import { stemsOf } from './stem.js';
import type { Topic } from './topic.js';

/** Camp Essentials are for camping. */
const bare = (words: Phrase): Phrase => words.map((word) => (word.length > 6 ? word.replace(/ing$/, '') : word));

const partsOf = (segment: string) => segment.split(/\s*(?:&|,|\/|\band\b)\s*/i).map((part) => bare(stemsOf(part)));

/** Below its own department, a shelf that no other topic has: `Trains > Scenery`, where most are of model trains. */
export function inOwnDepartment(shelves: readonly { category: string; fit: Fit }[], topic: Topic): Set<string> {
  const isOwn = (word: string) => isGeneric(word) || topic.names.some((name) => name.includes(word));
  const found = new Set<string>();
  for (const [department, below] of Map.groupBy(shelves, ({ category }) => departmentOf(category))) {
    const sure = below.filter(({ fit }) => fit >= 4);
    if (sure.length < 2 || sure.length * 2 <= below.length) continue;
    const words = stemsOf(leafOf(department));
    if (words.every(isGeneric) || !words.every(isOwn)) continue;
    for (const { category, fit } of below)
      if (fit < 3 && !isAllOfAnotherTopic(readSegment(leafOf(category), topic), topic.phrases)) found.add(category);
  }
  return found;
}

const neededForModels = new Set(
  'model paint brush airbrush tool glue cement adhesive cutter'.split(' ').flatMap(stemsOf),
);

const isForAnyModel = (word: string) => neededForModels.has(word) || isGeneric(word);

/** Whether a shelf has what those need who build models of any kind from kits: `Model Kits > Tools, Paints & Glue`. */
export function isForModels(category: string, { names, phrases }: Topic): boolean {
  const isBuilt = names.some((name) => name.includes('model')) && phrases.some((phrase) => phrase.at(-1) === 'kit');
  if (!isBuilt) return false;
  const segments = category.split('>').map(stemsOf);
  return segments.some((words) => words.includes('model')) && segments.at(-1)!.every(isForAnyModel);
}

/**
 * Categories in departments of several things, such as `Camping & Hiking`, that come after the topic's own one there:
 * `Camping & Hiking > Hiking`.
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
      // Below toy vehicles, cars are toy cars.
      const isOwnBelow = (part: Phrase) =>
        own.some((name) => name.some((word) => part.includes(word)) && hasWords([...part, ...parts.flat()], name));
      if (segments.slice(index + 1).some((below) => partsOf(below).some(isOwnBelow))) hasOwn.add(department);
      else others.push({ category, department });
    }
  }
  return new Set(others.filter(({ department }) => hasOwn.has(department)).map(({ category }) => category));
}
