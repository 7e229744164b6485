import fc from 'fast-check';
import { formatAgo, formatCalendarDate, formatDaysUntil } from './dates.js';

describe('A calendar date', () => {
  it('is written out', () => {
    expect(formatCalendarDate('2026-03-09')).toBe('March 9, 2026');
    expect(formatCalendarDate('2024-02-29')).toBe('February 29, 2024');
  });

  it('keeps its day in every time zone', () => {
    const days = fc.date({ min: new Date('1900-01-01'), max: new Date('2200-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(days, (day) => {
        const text = day.toISOString().slice(0, 10);
        const [year, , date] = text.split('-').map(Number);
        expect(formatCalendarDate(text)).toMatch(new RegExp(`^[A-Z][a-z]+ ${date}, ${year}$`));
      }),
    );
  });

  it.each(['2026-02-30', '2023-02-29', '2026-13-01', '2026-3-9', 'sometime in May', ''])(
    'is returned unchanged if the day does not exist: %p',
    (text) => {
      expect(formatCalendarDate(text)).toBe(text);
    },
  );
});

describe('The days until an occasion', () => {
  it.each([
    [0, 'Today'],
    [1, 'Tomorrow'],
    [12, 'in 12 days'],
  ])('%d is %s', (days, words) => {
    expect(formatDaysUntil(days)).toBe(words);
  });
});

describe('How long ago', () => {
  const now = new Date(2026, 10, 21, 12, 0);
  const before = (minutes: number) => new Date(now.getTime() - minutes * 60_000).toISOString();

  it.each([
    [0, 'just now'],
    [4, '4 minutes ago'],
    [61, '1 hour ago'],
    [26 * 60, 'yesterday'],
    [3 * 24 * 60, '3 days ago'],
    [8 * 24 * 60, 'Nov 13'],
    [400 * 24 * 60, 'Oct 17, 2025'],
  ])('%d minutes is %s', (minutes, words) => {
    expect(formatAgo(before(minutes), now)).toBe(words);
  });
});
