import { webhookPatienceHours } from '@presently/rules/webhooks';
import { NotificationsEnv } from '../env.js';
import { pauseAfter } from './retry-pauses.js';

const [shortest, longest] = [() => 0, () => 0.9999];
const base = new NotificationsEnv().WEBHOOK_RETRY_BASE_MS;
const minute = 60_000;

describe('the pauses between tries', () => {
  it('let the second try come within a minute and the third within five more', () => {
    expect(pauseAfter(1, base, longest)).toBeLessThan(minute);
    expect(pauseAfter(2, base, longest)).toBeLessThan(5 * minute);
  });

  it('grow, and stay below a day', () => {
    const pauses = Array.from({ length: 20 }, (_, tries) => pauseAfter(tries + 1, base, () => 0.5));
    expect(pauses).toEqual(pauses.toSorted((a, b) => a - b));
    expect(pauses.at(-1)).toBeLessThan(1_440 * minute);
  });

  it('leave about a dozen tries in three days', () => {
    for (const random of [shortest, longest]) {
      let [tries, ms] = [1, 0];
      for (; ms < webhookPatienceHours * 60 * minute; tries += 1) ms += pauseAfter(tries, base, random);
      expect(tries).toBeGreaterThan(9);
      expect(tries).toBeLessThan(20);
    }
  });
});
