import type { Recommendation } from '@presently/contracts/recommendations/ideas';
import type { Fit } from '../topics/phrase.js';
import type { IdeaSource } from '@presently/rules/vocabulary';

/** Products of each idea. */
export const perIdea = 3;

/** An idea without products. */
export interface Sketch {
  /** Unique within one set. */
  id: string;
  name: string;
  category: string;
  description: string;
  reasoning: string;
  /** Search words for shops, the most specific first. */
  words: string[];
  /** The interest that the idea is for. */
  interest?: string | undefined;
  /** How surely its products must be about that at least; by default, not at all surely. */
  leastFit?: Fit;
}

/** What a sketch says. */
export type SketchText = Pick<Sketch, 'name' | 'category' | 'description' | 'reasoning'>;

/** An idea as shown, with all its earlier names. Rejecting it excludes all of them. */
export interface Idea {
  recommendation: Recommendation;
  names: string[];
  /** Where each product is in the catalogue; null for one of another source. Older sets have none. */
  items?: ({ feed: string; id: string } | null)[];
}

/** Ideas for one person inside one budget. */
export interface IdeaSet {
  ideas: Idea[];
  /** Ideas in reserve for "show another". */
  spares: Idea[];
  source: IdeaSource;
  isSandbox: boolean;
  generatedAt: string;
}

/** A key for equal ideas: the name without case, punctuation and word order. */
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
