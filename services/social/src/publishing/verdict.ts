import type { PostStatus } from '@presently/rules/social-platforms';
import { retryDelay } from '@presently/work/retry-delay';
import type { Outcome } from '../ayrshare/outcome.js';
import { unknownOutcome } from '../ayrshare/reasons.js';

/** Tries before the post fails. With the default base of a minute the last is half an hour after the first. */
export const giveUpAfter = 6;

export interface Verdict {
  status: Extract<PostStatus, 'scheduled' | 'posted' | 'failed'>;
  /** Set for `scheduled`. */
  retryAfterMs?: number;
  /** For an administrator; `null` if there was no error. */
  errorMessage: string | null;
}

/**
 * The next state of a post after a try.
 * @param attempts this try counted
 * @param random in [0, 1); spreads the retries of many posts
 */
export function judge(attempts: number, outcome: Outcome, retryBaseMs: number, random = Math.random()): Verdict {
  if (outcome.kind === 'taken') return { status: 'posted', errorMessage: outcome.problem ?? null };
  if (outcome.kind === 'refused') return { status: 'failed', errorMessage: outcome.reason };
  const isLast = attempts >= giveUpAfter;
  if (isLast) {
    const errorMessage =
      outcome.kind === 'unknown'
        ? unknownOutcome
        : `${outcome.reason} We have stopped trying: give the post a new time to begin again.`;
    return { status: 'failed', errorMessage };
  }
  return {
    status: 'scheduled',
    retryAfterMs: retryDelay(attempts, { baseMs: retryBaseMs }, random),
    errorMessage:
      outcome.kind === 'unknown'
        ? 'No answer came. We look whether the post went out before we try again.'
        : `${outcome.reason} We will try again.`,
  };
}
