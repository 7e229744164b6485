import type { Recommendation } from '@presently/contracts/recommendations/ideas';
import type { IdeaSource } from '@presently/rules/vocabulary';

/** Ideas of one set. */
export const perSet = 8;
/** Products of each idea. */
export const perIdea = 3;

/** An idea before shops were searched for it. */
export interface Proposal {
  name: string;
  /** Two to five words for a shop's search box; empty while it is being written. */
  query: string;
  /** What a listing must be to count. */
  is: string;
  /** Why it suits the person; empty while it is being written. */
  why: string;
  /** Numbers of the facts that it answers, from 1. */
  for: readonly number[];
  from: 'model' | 'recipe' | 'words';
  /** Titles must have all these words: the idea names them. */
  words?: readonly string[];
}

/** An idea as shown. */
export interface Idea {
  recommendation: Recommendation;
  /** What a listing must be to count. Sets of older releases have none. */
  is?: string;
  /** Its names. Rejecting it excludes all of them. */
  names: string[];
  /** Where each product is in the catalogue; null for one of another source. */
  items?: ({ feed: string; id: string } | null)[];
}

/** Ideas for one person inside one budget. */
export interface IdeaSet {
  ideas: Idea[];
  /** Ideas with products, for "show another". */
  spares: Idea[];
  /** Proposals that no shop was searched for yet. Sets of older releases have none. */
  reserve?: Proposal[];
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
