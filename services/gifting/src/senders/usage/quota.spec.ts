import { periodOf } from './quota.js';

describe("the quota's month", () => {
  it.each([
    ['2026-01-31T23:59:59.999Z', '2026-01-01'],
    ['2026-02-01T00:00:00.000Z', '2026-02-01'],
    ['2026-02-01T00:30:00+02:00', '2026-01-01'],
  ])('of %s begins on %s, wherever the sender is', (instant, period) => {
    expect(periodOf(new Date(instant))).toBe(period);
  });
});
