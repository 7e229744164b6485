/** What has been counted under one key. */
export interface Count {
  attempts: number;
  firstAt: Date;
  lastAt: Date;
}

/** How much is too much. */
export interface Limit {
  /** Whether what was counted is so old that counting begins anew. */
  isOver(count: Count, now: Date): boolean;
  /** Until when nothing more is admitted, judged when an attempt was admitted; null for no wait. */
  blockedUntil(count: Count): Date | null;
}

/** The longest that any limit looks back, in milliseconds: an older row means nothing. */
export const forgetAfterMs = 24 * 3_600_000;

const after = (instant: Date, ms: number) => new Date(instant.getTime() + ms);

/** `max` attempts in a window of `windowMs` that begins with the first. */
export const atMost = (max: number, windowMs: number): Limit => ({
  isOver: ({ firstAt }, now) => now >= after(firstAt, windowMs),
  blockedUntil: ({ attempts, firstAt }) => (attempts >= max ? after(firstAt, windowMs) : null),
});

/** `quick` attempts at once; from then on a wait after each, 1 s and twice as long each time, up to `longestMs`. A quiet day forgets. */
export const growingWait = (quick: number, longestMs: number): Limit => ({
  isOver: ({ lastAt }, now) => now >= after(lastAt, forgetAfterMs),
  blockedUntil: ({ attempts, lastAt }) =>
    attempts >= quick ? after(lastAt, Math.min(1_000 * 2 ** (attempts - quick), longestMs)) : null,
});
