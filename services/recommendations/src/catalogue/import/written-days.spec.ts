import { expiryOf, spansOf } from './written-days.js';

const expiry = (written: string) => expiryOf(written)?.toISOString().slice(0, 16);

describe('a day of a feed', () => {
  // A day ends where the next one begins.
  it.each([
    ['2026-12-05', '2026-12-06T00:00'],
    ['2026/12/05', '2026-12-06T00:00'],
    ['20261205', '2026-12-06T00:00'],
    ['05.12.2026', '2026-12-06T00:00'],
    ['5.12.2026', '2026-12-06T00:00'],
    ['31.12.2026', '2027-01-01T00:00'],
    ['31/12/2026', '2027-01-01T00:00'],
    ['12/31/2026', '2027-01-01T00:00'],
    ['31-12-2026', '2027-01-01T00:00'],
    ['2026年12月5日', '2026-12-06T00:00'],
    ['5 Dec 2026', '2026-12-06T00:00'],
    ['December 5, 2026', '2026-12-06T00:00'],
    ['29.02.2028', '2028-03-01T00:00'],
  ])('%s is over at %s', (written, end) => {
    expect(expiry(written)).toBe(end);
  });

  it.each([
    ['2026-12-24T13:00-0800', '2026-12-24T21:00'],
    ['2026-12-24T13-0800', '2026-12-24T21:00'],
    ['2026-12-24T13:00:00.000Z', '2026-12-24T13:00'],
    ['2026-12-24 13:00:00', '2026-12-24T13:00'],
    ['2026-12-24T00:00:00+05:30', '2026-12-23T18:30'],
    ['24.12.2026 13:00', '2026-12-24T13:00'],
    ['Thu, 24 Dec 2026 13:00:00 GMT', '2026-12-24T13:00'],
    ['2026-12-24T24:00Z', '2026-12-25T00:00'],
  ])('with a time, %s, is at %s', (written, instant) => {
    expect(expiry(written)).toBe(instant);
  });

  it('may mean two days, of which the later one counts for what is still offered', () => {
    expect(spansOf('05/12/2026')).toHaveLength(2);
    expect(expiry('05/12/2026')).toBe('2026-12-06T00:00');
    expect(expiry('12/05/2026')).toBe('2026-12-06T00:00');
    expect(expiry('11-12-2026')).toBe('2026-12-12T00:00');
    expect(spansOf('05/05/2026')).toHaveLength(1);
  });

  it.each([
    '',
    '0',
    '1',
    '12',
    'none',
    'none 12',
    'none 2026',
    'soon',
    '2026',
    '12.2026',
    '12/2026',
    '05/12/26',
    '05.12.26',
    '0000-00-00',
    '0001-01-01',
    '1970-01-01',
    '9999-12-31',
    '2026-02-30',
    '31.11.2026',
    '12.31.2026',
    '2026-13-01',
    '2026-12-05T25:00',
    '2026-12-05T12:60',
    '1798761600',
    'May',
    '2026-12-05 EST',
    '5 Foo 2026',
    '32/12/2026',
  ])('is not read from %j', (written) => {
    expect(spansOf(written)).toEqual([]);
    expect(expiryOf(written)).toBeUndefined();
  });
});
