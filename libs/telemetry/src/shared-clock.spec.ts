import { SharedClock } from './shared-clock.js';

describe('the work of a statement', () => {
  let now = 0;
  const clockAt = (start: number) => {
    now = start;
    return new SharedClock(() => now);
  };

  it('is the time that it took, if no other was under way', () => {
    const clock = clockAt(5);
    now = 10;
    const end = clock.begin();
    now = 30;
    expect(end()).toBe(20);
  });

  it('is its part of the time that it shared with others', () => {
    const clock = clockAt(0);
    const [first, second] = [clock.begin(), clock.begin()];
    now = 40;
    expect(second()).toBe(20);
    now = 50;
    expect(first()).toBe(30);
  });
});
