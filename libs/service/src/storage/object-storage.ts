import type { Readable } from 'node:stream';

/** First and last byte, both included, counted from 0. */
export interface ByteRange {
  start: number;
  end: number;
}

/**
 * Stores files that are too large for a database, by key: `kind/name.extension`. An object is stored completely or
 * not at all, and never changes. A class rather than an interface, so that it can be injected.
 */
export abstract class ObjectStorage {
  /**
   * Stores the content of `body`. If body or storage fails, no object exists.
   * @throws the error of body or storage
   */
  abstract put(key: string, body: Readable, contentType: string): Promise<void>;

  /** The object, or a range of it; null if it does not exist. */
  abstract get(key: string, range?: ByteRange): Promise<Readable | null>;

  /** The object's size in bytes; null if it does not exist. */
  abstract head(key: string): Promise<{ size: number } | null>;

  /** Removes an object and the remains of an interrupted `put`. A missing object is no error. */
  abstract remove(key: string): Promise<void>;
}

const keyPattern = /^[a-z]+\/[\w-]+\.[a-z\d]+$/;

/** @throws Error for a key that could lead outside of the storage */
export function expectKey(key: string): string {
  if (!keyPattern.test(key)) throw new Error('Not a key of the object storage');
  return key;
}
