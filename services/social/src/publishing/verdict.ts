import { mostCodedProblems } from '@presently/rules/coded-problem';
import { en, type PostProblem } from '@presently/rules/post-problems/en';
import { sentencesOf } from '@presently/rules/problem-sentences';
import type { PostStatus } from '@presently/rules/social-platforms';
import { retryDelay } from '@presently/work/retry-delay';
import type { Outcome } from '../ayrshare/outcome.js';

/** Tries before the post fails. With the default base of a minute the last is half an hour after the first. */
export const giveUpAfter = 6;

export interface Verdict {
  status: Extract<PostStatus, 'scheduled' | 'posted' | 'failed'>;
  /** Set for `scheduled`. */
  retryAfterMs?: number;
  /** For an administrator, in English; `null` if there was no error. */
  errorMessage: string | null;
  /** What it says, by code; `null` also where it says too much for a list. */
  problems: PostProblem[] | null;
}

function told(problems: PostProblem[]): Pick<Verdict, 'errorMessage' | 'problems'> {
  if (problems.length === 0) return { errorMessage: null, problems: null };
  return {
    errorMessage: sentencesOf(en, problems),
    problems: problems.length > mostCodedProblems ? null : problems,
  };
}

/**
 * The next state of a post after a try.
 * @param attempts this try counted
 * @param random in [0, 1); spreads the retries of many posts
 */
export function judge(attempts: number, outcome: Outcome, retryBaseMs: number, random = Math.random()): Verdict {
  if (outcome.kind === 'taken') return { status: 'posted', ...told(outcome.problems) };
  if (outcome.kind === 'refused') return { status: 'failed', ...told(outcome.problems) };
  const isLast = attempts >= giveUpAfter;
  if (isLast) {
    const problems: PostProblem[] =
      outcome.kind === 'unknown'
        ? [{ code: 'outcome-unknown', params: {} }]
        : [...outcome.problems, { code: 'stopped-trying', params: {} }];
    return { status: 'failed', ...told(problems) };
  }
  const problems: PostProblem[] =
    outcome.kind === 'unknown'
      ? [{ code: 'no-answer', params: {} }]
      : [...outcome.problems, { code: 'tried-again', params: {} }];
  return {
    status: 'scheduled',
    retryAfterMs: retryDelay(attempts, { baseMs: retryBaseMs }, random),
    ...told(problems),
  };
}
