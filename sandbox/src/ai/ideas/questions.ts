/** What a giver wrote about a person. */
export interface Fact {
  number: number;
  kind: 'interest' | 'note' | 'loved';
  text: string;
}

/** The data of the question for ideas. */
export interface IdeasQuestion {
  person: { firstName?: string; relationship?: string; age?: number; sizes?: string };
  facts: Fact[];
  dislikes: string[];
  budget: { from: number; to: number | null; currency: string };
  given: string[];
  avoid: string[];
  count: number;
  /** An idea that all others are to be like. */
  like?: { name: string; is: string; for: number[] };
}

export interface Idea {
  name: string;
  query: string;
  /** What a listing must be to count. */
  is: string;
  why: string;
  for: number[];
}

/** The data of the question for ideas without a person. */
export interface RecipeQuestion {
  interest: string;
  count: number;
}

export type Listing = [number: number, title: string, price: number];

/** The data of the question which listings are what an idea says. */
export interface PicksQuestion extends Reader {
  ideas: (Says & { number: number; is: string; for: number[]; listings: Listing[] })[];
}

/** What the giver reads of an idea, and the rest of it. */
interface Says {
  says?: string;
  more?: string;
}

/** A person for whom listings are chosen. */
interface Reader {
  person: { relationship?: string; age?: number };
  facts: { number: number; text: string }[];
  dislikes: string[];
}

/** The data of the question for further kinds of things. */
export interface KindsQuestion extends Omit<IdeasQuestion, 'like' | 'given'> {
  notSold: string[];
  unanswered: number[];
}

/** The data of the question which listings are of which kinds. */
export interface MatchesQuestion extends Reader {
  kinds: (Says & { number: number; is: string; for: number[] })[];
  listings: Listing[];
}

/** The data of the question for words that titles contain. */
export interface PhrasesQuestion {
  wanted: { number: number; interest: string; kinds?: string[] }[];
}

/** The data of the question for shelves of a shop. */
export interface ShelvesQuestion {
  wanted: { number: number; interest: string }[];
  shelves: { number: number; path: string; count: number }[];
}

/** What tests tell the model. */
export interface Told {
  /** The interests that products are about, by the beginning of their title. Empty: by its own sense. */
  knowledge: ReadonlyMap<string, readonly string[]>;
  /** What titles of things for an interest contain. */
  words: ReadonlyMap<string, readonly string[]>;
}

/** The length of titles in the knowledge and in questions. */
export const titleLength = 80;
