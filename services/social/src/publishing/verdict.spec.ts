import { mostCodedProblems } from '@presently/rules/coded-problem';
import type { PostProblem } from '@presently/rules/post-problems/en';
import type { Outcome } from '../ayrshare/outcome.js';
import { giveUpAfter, judge } from './verdict.js';

const outOfReach: PostProblem = { code: 'out-of-reach', params: {} };
const notLinked: PostProblem = { code: 'not-linked', params: { network: 'LinkedIn' } };
const notSent: Outcome = { kind: 'not-sent', problems: [outOfReach] };
const unknown = { kind: 'unknown', error: 'TimeoutError' } as const;

describe('the verdict on a try', () => {
  it('waits longer before each further try', () => {
    const waits = [1, 2, 3].map((attempts) => judge(attempts, notSent, 1_000, 0.5).retryAfterMs);
    expect(waits).toEqual([1_000, 2_000, 4_000]);
    expect(judge(1, notSent, 1_000)).toMatchObject({
      status: 'scheduled',
      errorMessage: 'Ayrshare cannot be reached. We will try again.',
      problems: [outOfReach, { code: 'tried-again' }],
    });
    expect(judge(1, unknown, 1_000)).toMatchObject({
      status: 'scheduled',
      errorMessage: 'No answer came. We look whether the post went out before we try again.',
      problems: [{ code: 'no-answer' }],
    });
  });

  it('gives up after the last try, and reports an unknown outcome as unknown', () => {
    expect(judge(giveUpAfter, notSent, 1_000)).toMatchObject({
      status: 'failed',
      errorMessage: 'Ayrshare cannot be reached. We have stopped trying: give the post a new time to begin again.',
      problems: [outOfReach, { code: 'stopped-trying' }],
    });
    expect(judge(giveUpAfter, unknown, 1_000)).toMatchObject({
      status: 'failed',
      errorMessage: expect.stringContaining('could not find out'),
      problems: [{ code: 'outcome-unknown' }],
    });
  });

  it('ends at once with a success or a refusal', () => {
    const taken: Outcome = { kind: 'taken', ayrshareId: 'a', postIds: [], problems: [] };
    expect(judge(1, taken, 1_000)).toEqual({ status: 'posted', errorMessage: null, problems: null });
    const errorMessage = 'LinkedIn is not linked at Ayrshare. Link the account there and try again.';
    expect(judge(1, { ...taken, problems: [notLinked] }, 1_000)).toEqual({
      status: 'posted',
      errorMessage,
      problems: [notLinked],
    });
    expect(judge(1, { kind: 'refused', problems: [notLinked] }, 1_000)).toEqual({
      status: 'failed',
      errorMessage,
      problems: [notLinked],
    });
  });

  it('has the sentences alone where there are more than a list may hold', () => {
    const many = Array.from({ length: mostCodedProblems + 1 }, () => notLinked);
    const { errorMessage, problems } = judge(1, { kind: 'refused', problems: many }, 1_000);
    expect(errorMessage!.split('LinkedIn')).toHaveLength(many.length + 1);
    expect(problems).toBeNull();
  });
});
