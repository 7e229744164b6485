import { usageOf } from './usage.js';

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
});
