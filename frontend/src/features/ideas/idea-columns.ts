import type { Recommendation } from '@presently/contracts/recommendations/ideas';
import type { IdeaSearch } from './search/idea-search.js';

/** Interests that get a column each. With one, or with many, a plain grid is calmer. */
const fewest = 2;
const most = 4;
/** Ideas of a whole set. */
const perSet = 8;

export interface IdeaColumn {
  /** In the sender's words; undefined for ideas that join several interests, or answer none. */
  interest: string | undefined;
  /** The indices of its ideas, in the order in which they came. */
  indices: number[];
  /** Room for ideas that are still to come. */
  room: number;
}

const keyOf = (text: string): string => text.trim().toLowerCase();

/** The person's interests that an idea is for: words that the sender wrote, and never those of a note. */
export function interestsOf({ interests = [] }: Recommendation, known: readonly string[]): string[] {
  const wanted = new Set(interests.map(keyOf));
  return known.filter((interest) => wanted.has(keyOf(interest)));
}

/** Whether the person's interests are columns. */
export const hasColumns = (interests: readonly string[]): boolean =>
  interests.length >= fewest && interests.length <= most;

/**
 * One column for each interest, and a last one for all other ideas. An idea stays in the column where it was seen first:
 * nothing moves while it is read. Only what stands last in its column leaves it for another one, if another idea takes its
 * place because nothing was found.
 */
export function columnsOf({ phase, ideas, arrivals }: IdeaSearch, interests: readonly string[]): IdeaColumn[] {
  const columns = new Map<string | undefined, number[]>([...interests, undefined].map((interest) => [interest, []]));
  for (const { index, idea, isInstead } of arrivals) {
    const before = isInstead ? [...columns.values()].find((indices) => indices.includes(index)) : undefined;
    const home = columns.get(homeOf(idea, interests))!;
    if (before === home || (before && before.at(-1) !== index)) continue;
    before?.pop();
    home.push(index);
  }
  const expected = Math.ceil(perSet / Math.min(interests.length + 1, most));
  return [...columns].map(([interest, all]) => {
    const indices = all.filter((index) => ideas[index] !== undefined);
    return { interest, indices, room: phase === 'searching' ? Math.max(0, expected - indices.length) : 0 };
  });
}

/** The column of an idea when it is seen first. */
function homeOf(idea: Recommendation, interests: readonly string[]): string | undefined {
  const own = idea.interests ? interestsOf(idea, interests) : namedIn(idea, interests);
  // Beside four columns there is no room for a fifth.
  return own.length === 1 || interests.length === most ? own[0] : undefined;
}

/** Before an idea says what it is for: the interests whose words it has. */
function namedIn({ name, description, reasoning }: Recommendation, interests: readonly string[]): string[] {
  const text = keyOf(`${name} ${description} ${reasoning}`);
  return interests.filter((interest) =>
    keyOf(interest)
      .split(/[^\p{L}\p{N}]+/u)
      .some((word) => word.length > 2 && text.includes(word)),
  );
}
