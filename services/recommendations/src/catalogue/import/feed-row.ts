/** One product of a feed as it stands there. */
export interface FeedRow {
  /** Where it begins; the first line of a feed is 1. */
  line: number;
  /** By the format's names without prefix, lower case with underscores: `image_link`. */
  fields: Record<string, string>;
}

/** A row that cannot be read at all. */
export interface BrokenRow {
  line: number;
  reason: string;
}

/** Rows of a feed, one after the other, so that a feed of any size takes the same memory. */
export type FeedRows = AsyncIterable<FeedRow | BrokenRow>;

/** The whole feed is of no use; the message says why. */
export class UnreadableFeed extends Error {
  override readonly name = 'UnreadableFeed';
}

/** `g:image_link`, `image link` and `Image_Link` are the same field. */
export const fieldName = (name: string): string =>
  name
    .trim()
    .toLowerCase()
    .replace(/^[a-z]+:/, '')
    .replace(/[\s-]+/g, '_');
