export interface Backoff {
  /** Milliseconds before the second try; doubled before each further one. */
  baseMs: number;
  /** Upper bound in milliseconds, before the jitter. Default: none. */
  longestMs?: number;
}

/** Milliseconds with a jitter of a fifth in both directions, so that replicas and rows do not act at the same moment. */
export const withJitter = (ms: number, random = Math.random()): number => Math.round(ms * (0.8 + 0.4 * random));

/**
 * Milliseconds to wait after a failed try.
 * @param attempts tries so far, the failed one included
 * @param random in [0, 1)
 */
export function retryDelay(attempts: number, { baseMs, longestMs = Infinity }: Backoff, random?: number): number {
  return withJitter(Math.min(baseMs * 2 ** Math.min(attempts - 1, 30), longestMs), random);
}
