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
    time.add('a', 2_900);
    expect(time.rest('a')).toBe(0);
  });

  it('gives back a part of the time that passes', () => {
    time.add('a', 6_000);
    expect(time.rest('a')).toBe(20_000);
    now += 20_000;
    expect(time.rest('a')).toBe(0);
    time.add('a', 600);
    expect(time.rest('a')).toBe(4_000);
    now += 60_000;
    time.add('a', 3_000);
    expect(time.rest('a')).toBe(0);
  });

  it('counts each account for itself', () => {
    time.add('a', 60_000);
    expect(time.rest('b')).toBe(0);
    time.add('b', 3_600);
    expect([time.rest('a') > 200_000, time.rest('b')]).toEqual([true, 4_000]);
  });

  it('forgets whose time is back, and remembers a bounded number', () => {
    for (let n = 0; n < 10_050; n++) time.add(`account-${n}`, 3_600);
    expect(time.rest('account-0')).toBe(0);
    expect(time.rest('account-10049')).toBe(4_000);
  });
});
