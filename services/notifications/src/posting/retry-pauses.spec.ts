import { webhookPatienceHours } from '@presently/rules/webhooks';
import { pauseAfter } from './retry-pauses.js';

const [shortest, longest] = [() => 0, () => 0.9999];

describe('the pauses between tries', () => {
  it('let the second try come within a minute and the third within five more', () => {
    expect(pauseAfter(1, longest)).toBeLessThan(60);
    expect(pauseAfter(2, longest)).toBeLessThan(300);
  });

  it('grow, and stay below a day', () => {
    const pauses = Array.from({ length: 20 }, (_, tries) => pauseAfter(tries + 1, () => 0.5));
    expect(pauses).toEqual(pauses.toSorted((a, b) => a - b));
    expect(pauses.at(-1)).toBeLessThan(86_400);
  });

  it('leave about a dozen tries in three days', () => {
    for (const random of [shortest, longest]) {
      let [tries, seconds] = [1, 0];
      for (; seconds < webhookPatienceHours * 3_600; tries += 1) seconds += pauseAfter(tries, random);
      expect(tries).toBeGreaterThan(9);
      expect(tries).toBeLessThan(20);
    }
  });
});
