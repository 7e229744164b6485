import type { Outcome } from '../ayrshare/outcome.js';
import { giveUpAfter, judge } from './verdict.js';

const notSent = { kind: 'not-sent', reason: 'Ayrshare cannot be reached.' } as const;
const unknown = { kind: 'unknown', error: 'TimeoutError' } as const;

describe('the verdict on a try', () => {
  it('waits longer before each further try', () => {
    const waits = [1, 2, 3].map((attempts) => judge(attempts, notSent, 1_000, 0.5).retryAfterMs);
    expect(waits).toEqual([1_000, 2_000, 4_000]);
    expect(judge(1, notSent, 1_000)).toMatchObject({
      status: 'scheduled',
      errorMessage: 'Ayrshare cannot be reached. We will try again.',
    });
  });

  it('gives up after the last try, and reports an unknown outcome as unknown', () => {
    expect(judge(giveUpAfter, notSent, 1_000)).toMatchObject({
      status: 'failed',
      errorMessage: expect.stringContaining('stopped trying'),
    });
    expect(judge(giveUpAfter, unknown, 1_000)).toMatchObject({
      status: 'failed',
      errorMessage: expect.stringContaining('could not find out'),
    });
  });

  it('ends at once with a success or a refusal', () => {
    const taken: Outcome = { kind: 'taken', ayrshareId: 'a', postIds: [], problem: 'LinkedIn is not linked.' };
    expect(judge(1, taken, 1_000)).toEqual({ status: 'posted', errorMessage: 'LinkedIn is not linked.' });
    expect(judge(1, { kind: 'refused', reason: 'No.' }, 1_000)).toEqual({ status: 'failed', errorMessage: 'No.' });
  });
});
