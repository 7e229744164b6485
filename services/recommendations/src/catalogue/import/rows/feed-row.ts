/** One product of a feed, unchanged. */
export interface FeedRow {
  /** The line where it begins; the first one is 1. */
  line: number;
  /** By field name without prefix, in lower case with underscores: `image_link`. */
  fields: Record<string, string>;
}

/** A row that cannot be read at all. */
export interface BrokenRow {
  line: number;
  reason: string;
  /** The product's id, if it could be read. */
  id?: string | undefined;
}

/** The rows of a feed as a stream, so that memory does not depend on its size. */
export type FeedRows = AsyncIterable<FeedRow | BrokenRow>;

/** The whole feed cannot be used; the message is the reason. */
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
