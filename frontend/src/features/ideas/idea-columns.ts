import type { Recommendation } from '@presently/contracts/recommendations/ideas';
import type { IdeaSearch } from './idea-search.js';

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
 * One column for each interest, and a last one for all other ideas. An idea stays in the column where it was seen first,
 * also if another idea takes its place: nothing moves while it is read.
 */
export function columnsOf({ phase, ideas, firsts }: IdeaSearch, interests: readonly string[]): IdeaColumn[] {
  const homes = firsts
    .filter(({ index }) => ideas[index] !== undefined)
    .map(({ index, idea }) => ({ index, home: homeOf(idea, interests) }));
  const expected = Math.ceil(perSet / Math.min(interests.length + 1, most));
  return [...interests, undefined].map((interest) => {
    const indices = homes.filter(({ home }) => home === interest).map(({ index }) => index);
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
