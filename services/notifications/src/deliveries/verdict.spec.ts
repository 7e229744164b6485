import type { Outcome } from './outcome.js';
import { giveUpAfter, judge, type JudgedDelivery } from './verdict.js';

const notSent: Outcome = { kind: 'not-sent', error: '451' };
const refused: Outcome = { kind: 'refused', error: '550', reason: 'No such mailbox.' };
const unknown: Outcome = { kind: 'unknown', error: 'cut' };

const aTry = (progress: Partial<JudgedDelivery> = {}): JudgedDelivery => ({
  attempts: 1,
  unknownOutcomes: 0,
  isProblemTold: false,
  channel: 'email',
  ...progress,
});
const verdictOn = (progress: Partial<JudgedDelivery>, outcome: Outcome) => judge(aTry(progress), outcome, 15_000, 0.5);

describe('the verdict on a try', () => {
  it('is sent after an accepted try', () => {
    expect(verdictOn({ attempts: 3 }, { kind: 'accepted' })).toEqual({ status: 'sent', unknownOutcomes: 0 });
  });

  it('is a retry after a temporary failure, which is published once', () => {
    const first = verdictOn({}, notSent);
    expect(first).toMatchObject({ status: 'pending', retryAfterMs: 15_000, problem: { willRetry: true } });
    expect(verdictOn({ attempts: 2, isProblemTold: true }, notSent)).not.toHaveProperty('problem');
  });

  it('is a later try without a problem when a budget is used up', () => {
    const postponed: Outcome = { kind: 'postponed', error: 'budget-used', forMs: 5_000 };
    expect(verdictOn({}, postponed)).toEqual({ status: 'pending', unknownOutcomes: 0, retryAfterMs: 5_000 });
  });

  it('spreads eight tries over about half an hour, with jitter', () => {
    const waits = Array.from(
      { length: giveUpAfter - 1 },
      (_, index) => verdictOn({ attempts: index + 1 }, notSent).retryAfterMs!,
    );
    const minutes = waits.reduce((sum, wait) => sum + wait, 0) / 60_000;
    expect(minutes).toBeGreaterThan(25);
    expect(minutes).toBeLessThan(35);
    expect(judge(aTry(), notSent, 15_000, 0).retryAfterMs).toBe(12_000);
    expect(judge(aTry(), notSent, 15_000, 1).retryAfterMs).toBe(18_000);
  });

  it('is failed after the eighth try', () => {
    expect(verdictOn({ attempts: giveUpAfter - 1 }, notSent).status).toBe('pending');
    expect(verdictOn({ attempts: giveUpAfter, isProblemTold: true }, notSent)).toMatchObject({
      status: 'failed',
      problem: { willRetry: false },
    });
  });

  it('says at last what stood in the way', () => {
    const full: Outcome = { kind: 'not-sent', error: '552', lastly: 'mailbox-full' };
    expect(verdictOn({}, full)).toMatchObject({ status: 'pending', problem: { code: 'not-yet' } });
    expect(verdictOn({ attempts: giveUpAfter }, full)).toMatchObject({
      status: 'failed',
      problem: { code: 'mailbox-full', willRetry: false },
    });
  });

  it('is failed at once after a permanent refusal', () => {
    expect(verdictOn({}, refused)).toMatchObject({
      status: 'failed',
      problem: { reason: 'No such mailbox.', willRetry: false },
    });
  });

  it('is one repetition after an unknown outcome', () => {
    expect(verdictOn({}, unknown)).toMatchObject({ status: 'pending', unknownOutcomes: 1 });
    expect(verdictOn({}, unknown)).not.toHaveProperty('problem');
    expect(verdictOn({ attempts: 2, unknownOutcomes: 1 }, unknown)).toMatchObject({
      status: 'unknown',
      unknownOutcomes: 2,
      problem: { willRetry: false },
    });
  });

  it('allows one more search for a text before its outcome is unknown', () => {
    expect(verdictOn({ channel: 'sms', unknownOutcomes: 1 }, unknown).status).toBe('pending');
    expect(verdictOn({ channel: 'sms', unknownOutcomes: 2 }, unknown).status).toBe('unknown');
  });

  it('is never failed if an earlier try may have arrived', () => {
    expect(verdictOn({ attempts: 2, unknownOutcomes: 1 }, refused).status).toBe('unknown');
    expect(verdictOn({ attempts: giveUpAfter, unknownOutcomes: 1 }, notSent).status).toBe('unknown');
  });
});
