import type { Readable } from 'node:stream';

/** First and last byte, both included, counted from 0. */
export interface ByteRange {
  start: number;
  end: number;
}

/**
 * Files that are too large for a database, by key: `kind/name.extension`. An object is there whole or not at all, and
 * never changes: nothing is stored twice under one key. A class rather than an interface, so that it can be injected.
 */
export abstract class ObjectStorage {
  /** Stores what `body` yields. When the body fails, or the storage does, there is no object. @throws what failed. */
  abstract put(key: string, body: Readable, contentType: string): Promise<void>;

  /** The object, or a part of it that lies within its size; null when there is none. */
  abstract get(key: string, range?: ByteRange): Promise<Readable | null>;

  /** The object's size in bytes; null when there is none. */
  abstract head(key: string): Promise<{ size: number } | null>;

  /** Removes an object, and what an interrupted `put` has left of it; one that is not there counts as removed. */
  abstract remove(key: string): Promise<void>;
}

const keyPattern = /^[a-z]+\/[\w-]+\.[a-z\d]+$/;

/** @throws Error for anything that could name a place outside of the storage */
export function expectKey(key: string): string {
  if (!keyPattern.test(key)) throw new Error('Not a key of the object storage');
  return key;
}
