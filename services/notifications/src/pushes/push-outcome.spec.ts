import { outcomeOf } from './push-outcome.js';

const now = new Date('2026-11-28T12:00:00Z');
const of = (status: number | null, retryAfter?: string) =>
  outcomeOf(
    { isAccepted: status !== null && status < 300, status, problem: null, retryAfter },
    { isPrompt: true, usualMs: 15_000, now },
  );

describe('the answer of a push service', () => {
  it.each([201, 200, 202])('%i: it has the push', (status) => {
    expect(of(status)).toEqual({ kind: 'accepted', status, isPrompt: true });
  });

  it.each([404, 410])('%i: the device is gone', (status) => expect(of(status)).toEqual({ kind: 'gone', status }));

  it.each([400, 401, 403, 413, 301])('%i: never', (status) => expect(of(status)).toEqual({ kind: 'refused', status }));

  it.each([429, 500, 502, 503, 408, null])('%s: later', (status) => {
    expect(of(status)).toEqual({ kind: 'later', status, afterMs: 15_000 });
  });

  it.each([
    ['120', 120_000],
    ['1', 15_000],
    ['Sat, 28 Nov 2026 12:10:00 GMT', 600_000],
    ['Sat, 28 Nov 2026 11:00:00 GMT', 15_000],
    ['soon', 15_000],
    ['999999999', 24 * 3_600_000],
  ])('waits as long as Retry-After: %s asks for, within a day', (header, afterMs) => {
    expect(of(429, header)).toEqual({ kind: 'later', status: 429, afterMs });
  });
});
