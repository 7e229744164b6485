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
  /** The same in the giver's language, for shops that speak it. */
  local?: string;
  /** What a listing must be to count; of the model's ideas as wide as the reason allows. */
  is: string;
  /** The kind of thing in few words, for code that compares words; that of `is` if it is not named. */
  kind?: string;
  /** Why it suits the person; empty while it is being written. */
  why: string;
  /** The rest of the reason, which is shown only beside products that all bear it out. */
  more?: string;
  /** Numbers of the facts that it answers, from 1. */
  for: readonly number[];
  from: 'model' | 'recipe' | 'words';
  /** Whether its words are a form of ours that says of no product what it is about. */
  isForm?: boolean;
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

/** One more idea for a set. */
export interface Found {
  /** Undefined if nothing else suits. */
  idea: Idea | undefined;
  /** Whether a source of products did not answer. */
  areShopsSilent: boolean;
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
  /** Whether a source of products did not answer. */
  areShopsSilent?: boolean;
}

/** The words by which code knows the things of an idea. */
export const kindWords = ({ kind, is }: Pick<Proposal, 'kind' | 'is'>): string => kind ?? is;

/** The things that a listing may be: the examples of a group, else the one kind. */
export const thingsOf = ({ kind, is }: Pick<Proposal, 'kind' | 'is'>): string[] =>
  is.includes(',')
    ? is
        .replace(/^[^:]*:/, '')
        .split(',')
        .map((thing) => thing.trim())
    : [kind ?? is];

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
