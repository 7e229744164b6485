import type { Recommendation } from '@presently/contracts/recommendations/ideas';
import type { IdeaSource } from '@presently/rules/vocabulary';

/** An idea before anybody has looked for products. */
export interface Sketch {
  /** Names the sketch among those of one set. */
  id: string;
  name: string;
  category: string;
  description: string;
  reasoning: string;
  /** What to look for in shops, the most telling first. */
  words: string[];
  /** Which of the person's interests it is for. */
  interest?: string | undefined;
}

/** An idea as it is shown, with the names under which it was thought of: waving it aside puts all of them away. */
export interface Idea {
  recommendation: Recommendation;
  names: string[];
}

/** Ideas for one person inside one budget. */
export interface IdeaSet {
  ideas: Idea[];
  /** Good ones that are not shown, for when somebody wants another. */
  spares: Idea[];
  source: IdeaSource;
  isSandbox: boolean;
  generatedAt: string;
}

/** A name without case, punctuation and the order of its words: the same idea again is known by it. */
export const nameKey = (name: string): string =>
  (
    name
      .normalize('NFKD')
      .replaceAll(/\p{M}/gu, '')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  )
    .filter((word) => !/^(a|an|the|of|for|in|on|with|and|to|that)$/.test(word))
    .toSorted()
    .join(' ');
