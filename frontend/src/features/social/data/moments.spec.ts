import { de } from '../../../languages/de.js';
import { speak } from '../../../languages/words.js';
import { dateOf, formatMoment, formatTimeOfDay, fromLocalInput, toLocalInput, weekFrom } from './moments.js';

describe('moments on the console', () => {
  afterEach(() => speak('en'));

  it('are written as month, day, year and time', () => {
    expect(formatMoment('2026-11-23T09:00:00.000Z', 'UTC')).toBe('Nov 23, 2026 9:00 AM');
    expect(formatMoment('2026-11-23T20:05:00.000Z', 'America/New_York')).toBe('Nov 23, 2026 3:05 PM');
  });

  it('are written in the page’s language', () => {
    speak('de', de);
    expect(formatMoment('2026-11-23T20:05:00.000Z', 'UTC')).toBe('23. Nov. 2026 20:05');
    expect(formatTimeOfDay('17:30')).toBe('17:30');
  });

  it('are written alike as times of day', () => {
    expect(['09:00', '17:30', '00:05'].map(formatTimeOfDay)).toEqual(['9:00 AM', '5:30 PM', '12:05 AM']);
  });

  it('survive the input unchanged, also across a clock change', () => {
    for (const instant of ['2026-07-01T06:30:00.000Z', '2026-12-01T06:30:00.000Z'])
      expect(fromLocalInput(toLocalInput(instant, 'Europe/Berlin'), 'Europe/Berlin')).toBe(instant);
    expect(toLocalInput(null)).toBe('');
    expect(fromLocalInput('')).toBeNull();
  });

  it('fall on the day of the reader’s zone', () => {
    expect(dateOf('2026-11-23T23:30:00.000Z', 'Asia/Tokyo')).toBe('2026-11-24');
    const days = weekFrom(new Date('2026-11-28T23:30:00.000Z'), 0, 'Asia/Tokyo');
    expect(days.map(({ date }) => date)).toEqual([
      '2026-11-29',
      '2026-11-30',
      '2026-12-01',
      '2026-12-02',
      '2026-12-03',
      '2026-12-04',
      '2026-12-05',
    ]);
    expect(days[0]).toMatchObject({ weekday: 'Sun', label: 'Nov 29', isToday: true });
    const [next] = weekFrom(new Date('2026-11-28T23:30:00.000Z'), 1, 'Asia/Tokyo');
    expect(next).toMatchObject({ date: '2026-12-06', isToday: false });
  });
});
