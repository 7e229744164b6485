import { ReadingTime } from './reading-time.js';

describe('the time of reading', () => {
  let now = 0;
  let time: ReadingTime;
  beforeEach(() => {
    now = 1_000;
    time = new ReadingTime(() => now);
  });

  it('lets an account read its first files without a pause', () => {
    expect(time.rest('a')).toBe(0);
    time.add('a', 5_900);
    expect(time.rest('a')).toBe(0);
  });

  it('gives back a quarter of the time that passes', () => {
    time.add('a', 9_000);
    expect(time.rest('a')).toBe(12_000);
    now += 12_000;
    expect(time.rest('a')).toBe(0);
    time.add('a', 1_000);
    expect(time.rest('a')).toBe(4_000);
    now += 60_000;
    time.add('a', 6_000);
    expect(time.rest('a')).toBe(0);
  });

  it('counts each account for itself', () => {
    time.add('a', 60_000);
    expect(time.rest('b')).toBe(0);
    time.add('b', 7_000);
    expect([time.rest('a') > 200_000, time.rest('b')]).toEqual([true, 4_000]);
  });

  it('forgets whose time is back, and remembers a bounded number', () => {
    for (let n = 0; n < 10_050; n++) time.add(`account-${n}`, 7_000);
    expect(time.rest('account-0')).toBe(0);
    expect(time.rest('account-10049')).toBe(4_000);
  });
});
