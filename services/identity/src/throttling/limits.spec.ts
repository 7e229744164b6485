import { atMost, growingWait, type Limit } from './limits.js';
import { Throttle } from './throttle.entity.js';

const start = new Date('2026-11-21T10:00:00Z').getTime();
const at = (seconds: number) => new Date(start + seconds * 1_000);

const aThrottle = (): Throttle =>
  Object.assign(Object.create(Throttle.prototype) as Throttle, {
    attempts: 0,
    firstAt: at(0),
    lastAt: at(0),
    blockedUntil: null,
  });

/** Makes each attempt as early as allowed and returns the seconds that each had to wait. */
function waits(limit: Limit, attempts: number): number[] {
  const throttle = aThrottle();
  let now = 0;
  return Array.from({ length: attempts }, () => {
    const wait = throttle.charge(limit, at(now));
    now += wait;
    if (wait > 0) expect(throttle.charge(limit, at(now))).toBe(0);
    return wait;
  });
}

describe('a growing wait', () => {
  const limit = growingWait(5, 900_000);

  it('allows five attempts, then requires one second and doubles it up to 15 minutes', () => {
    expect(waits(limit, 18)).toEqual([0, 0, 0, 0, 0, 1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900, 900]);
  });

  it('does not grow by refused attempts', () => {
    const throttle = aThrottle();
    for (let i = 0; i < 5; i++) throttle.charge(limit, at(0));
    for (let i = 0; i < 30; i++) expect(throttle.charge(limit, at(0.5))).toBe(1);
    expect(throttle.charge(limit, at(1))).toBe(0);
  });

  it('resets after a day without attempts', () => {
    const throttle = aThrottle();
    for (let i = 0; i < 5; i++) throttle.charge(limit, at(0));
    expect(throttle.charge(limit, at(24 * 3_600))).toBe(0);
    expect(throttle.attempts).toBe(1);
  });
});

describe('a limit in a window', () => {
  const limit = atMost(3, 600_000);

  it('refuses further attempts until the window of the first attempt is over', () => {
    const throttle = aThrottle();
    expect([at(0), at(60), at(120), at(180)].map((now) => throttle.charge(limit, now))).toEqual([0, 0, 0, 420]);
    expect(throttle.charge(limit, at(599))).toBe(1);
    expect(throttle.charge(limit, at(600))).toBe(0);
    expect(throttle.attempts).toBe(1);
  });
});
