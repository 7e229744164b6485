import { nextMonth, usageOf } from './usage.js';

describe('The usage of a plan', () => {
  it.each([
    [0, 5, 'plenty'],
    [3, 5, 'plenty'],
    [4, 5, 'low'],
    [5, 5, 'reached'],
    [6, 5, 'reached'],
    [8, 10, 'low'],
    [0, 0, 'reached'],
  ])('%d of %d is %s', (giftsUsedThisMonth, giftLimit, level) => {
    expect(usageOf({ giftsUsedThisMonth, giftLimit })?.level).toBe(level);
  });

  it('is not counted where gifts are unlimited', () => {
    expect(usageOf({ giftsUsedThisMonth: 900, giftLimit: -1 })).toBeUndefined();
  });

  it.each([
    ['2026-11-22T12:00:00Z', 'December 1'],
    ['2026-12-31T23:59:59Z', 'January 1'],
  ])('starts again after %s on %s', (now, day) => {
    expect(nextMonth(new Date(now))).toBe(day);
  });
});
