import { jest } from '@jest/globals';
import { WorkClock } from './work-clock.js';

describe('the work of a call', () => {
  let now = 0;
  const clockAt = (start: number) => {
    now = start;
    return new WorkClock(() => now);
  };

  it('is the time that it took, if no other was under way', () => {
    const clock = clockAt(5);
    now = 10;
    const end = clock.begin(500);
    now = 30;
    expect(end()).toBe(20);
  });

  it('is its part of the time that it shared with others', () => {
    const clock = clockAt(0);
    const [first, second] = [clock.begin(500), clock.begin(500)];
    now = 40;
    expect(second()).toBe(20);
    now = 50;
    expect(first()).toBe(30);
  });

  it('is not less because others wait for a third party', () => {
    jest.useFakeTimers();
    try {
      const clock = clockAt(0);
      const stream = clock.begin(500);
      now = 500;
      jest.advanceTimersByTime(500);
      const end = clock.begin(500);
      now = 520;
      expect(end()).toBe(20);
      expect(stream()).toBe(500);
    } finally {
      jest.useRealTimers();
    }
  });
});
