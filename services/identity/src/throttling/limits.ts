/** The attempts counted under one key. */
export interface Count {
  attempts: number;
  firstAt: Date;
  lastAt: Date;
}

/** A limit on attempts. */
export interface Limit {
  /** Whether the count is so old that it starts again. */
  isOver(count: Count, now: Date): boolean;
  /** When the next attempt is allowed after an accepted one; null if at once. */
  blockedUntil(count: Count): Date | null;
}

/** Longest period of any limit, in milliseconds. Older rows can be deleted. */
export const forgetAfterMs = 24 * 3_600_000;

const after = (instant: Date, ms: number) => new Date(instant.getTime() + ms);

/** `max` attempts in a window of `windowMs` that starts with the first. */
export const atMost = (max: number, windowMs: number): Limit => ({
  isOver: ({ firstAt }, now) => now >= after(firstAt, windowMs),
  blockedUntil: ({ attempts, firstAt }) => (attempts >= max ? after(firstAt, windowMs) : null),
});

/**
 * `quick` attempts without a wait. Each further one waits, first 1 s and then twice as long, up to `longestMs`. A day
 * without attempts resets it.
 */
export const growingWait = (quick: number, longestMs: number): Limit => ({
  isOver: ({ lastAt }, now) => now >= after(lastAt, forgetAfterMs),
  blockedUntil: ({ attempts, lastAt }) =>
    attempts >= quick ? after(lastAt, Math.min(1_000 * 2 ** (attempts - quick), longestMs)) : null,
});

/** `quick` attempts without a wait, then one after each pause. The count starts again `windowMs` after the last one. */
export const paced = (quick: number, pauseMs: number, windowMs: number): Limit => ({
  isOver: ({ lastAt }, now) => now >= after(lastAt, windowMs),
  blockedUntil: ({ attempts, lastAt }) => (attempts >= quick ? after(lastAt, pauseMs) : null),
});
