/** What a gift of some size may be: up to 100 dollars, up to 1,000, and beyond. */
export type Size = 'small' | 'middle' | 'grand';

/** An idea that an experienced giver would have: name, what to look for in a shop, and why it is good. */
export type Suggestion = readonly [size: Size, name: string, words: string, description: string];

/** What belongs together for people who care for the same things. */
export interface Family {
  /** Beginnings of words by which an interest is known; with a full stop, whole words. */
  interests: readonly string[];
  category: string;
  suggestions: readonly Suggestion[];
}
