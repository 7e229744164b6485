import { instantMeant, momentAt, morningOf } from './chosen-moments.js';
import { formatMoment } from './moments.js';

const now = new Date('2026-11-21T12:00:00Z');

describe('A moment', () => {
  it('is an instant in its zone', () => {
    const moment = { date: '2026-12-24', time: '09:00', timeZone: 'America/New_York' };
    expect(instantMeant(moment)?.toISOString()).toBe('2026-12-24T14:00:00.000Z');
    expect(momentAt('2026-12-24T14:00:00Z', 'America/New_York')).toEqual(moment);
  });

  it.each([{ date: '' }, { time: '' }, { timeZone: 'Mars/Olympus' }, { date: '2026-13-40' }])(
    'with %j is not complete',
    (missing) => {
      expect(instantMeant({ date: '2026-12-24', time: '09:00', timeZone: 'UTC', ...missing })).toBeUndefined();
    },
  );

  it('is written with its year only if that is not the current one', () => {
    expect(formatMoment('2026-12-24T12:00:00Z', now)).toMatch(/^Thu, Dec 24, \d+:00 [AP]M$/);
    expect(formatMoment('2027-12-24T12:00:00Z', now)).toMatch(/^Fri, Dec 24, 2027, /);
  });
});

describe('The morning that is proposed', () => {
  it.each([
    ['the one of the occasion', '2026-12-24', 'UTC', '2026-12-24'],
    ['tomorrow when there is no occasion', undefined, 'UTC', '2026-11-22'],
    ["tomorrow when this day's is over", '2026-11-21', 'UTC', '2026-11-22'],
    ['this day where it is yet to come', '2026-11-21', 'America/Los_Angeles', '2026-11-21'],
    ['tomorrow by the clocks there', undefined, 'Pacific/Kiritimati', '2026-11-23'],
  ])('is %s', (_what, day, timeZone, date) => {
    expect(morningOf(day, timeZone, now)).toEqual({ date, time: '09:00', timeZone });
  });
});
