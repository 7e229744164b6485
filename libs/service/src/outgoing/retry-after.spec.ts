import { retryAfterMs } from './retry-after.js';

const now = new Date('2026-11-28T12:00:00Z');

it.each([
  ['120', 120_000],
  [' 0 ', 0],
  ['Sat, 28 Nov 2026 12:10:00 GMT', 600_000],
  ['Sat, 28 Nov 2026 11:00:00 GMT', 0],
  ['999999999', 24 * 3_600_000],
  ['Sun, 28 Nov 2027 12:00:00 GMT', 24 * 3_600_000],
  ['soon', undefined],
  ['', undefined],
  ['-5 s', undefined],
  [null, undefined],
  [undefined, undefined],
])('Retry-After: %s asks for %p milliseconds', (header, expected) => {
  expect(retryAfterMs(header, now)).toBe(expected);
});
