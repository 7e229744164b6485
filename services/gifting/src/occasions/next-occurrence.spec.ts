import { occasionTypes, yearlyOccasionTypes, type OccasionType } from '@presently/rules/vocabulary';
import fc from 'fast-check';
import { daysBetween } from '@presently/rules/zoned-time';
import { nextOccurrence } from './next-occurrence.js';

const isYearly = (type: string) => yearlyOccasionTypes.includes(type as OccasionType);
const isLeap = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;

/** The next calendar day, computed without the code under test. */
function dayAfter(date: string): string {
  const day = new Date(`${date}T12:00:00Z`);
  day.setUTCDate(day.getUTCDate() + 1);
  return day.toISOString().slice(0, 10);
}

/** Whether an occasion takes place on a day, written independently of the code under test. */
function takesPlace({ type, date }: { type: string; date: string }, day: string): boolean {
  if (day === date) return true;
  if (!isYearly(type) || day < date) return false;
  const kept = date.endsWith('02-29') && !isLeap(Number(day.slice(0, 4))) ? '02-28' : date.slice(5);
  return day.slice(5) === kept;
}

const dates = (min: string, max: string) =>
  fc
    .date({ min: new Date(min), max: new Date(max), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
/** A fifth of the samples are leap days, because they are the difficult case and rare at random. */
const occasionDates = fc.oneof(
  { weight: 4, arbitrary: dates('1930-01-01', '2034-12-31') },
  { weight: 1, arbitrary: fc.constantFrom('1996-02-29', '2000-02-29', '2024-02-29', '2028-02-29') },
);
const occasions = fc.record({ type: fc.constantFrom(...occasionTypes), date: occasionDates });
const eightYears = dates('2024-01-01', '2031-12-31');

describe('the next occurrence of an occasion', () => {
  it('is the first day, today included, on which it takes place', () => {
    fc.assert(
      fc.property(occasions, eightYears, (occasion, today) => {
        const next = nextOccurrence(occasion, today);
        const last =
          occasion.date > today
            ? occasion.date
            : dayAfter(`${Number(today.slice(0, 4)) + 1}${today.slice(4).replace('02-29', '02-28')}`);
        let day = today;
        while (day < last && !takesPlace(occasion, day)) day = dayAfter(day);
        expect(next).toBe(takesPlace(occasion, day) ? day : undefined);
      }),
      { numRuns: 300 },
    );
  });

  it('of a leap day is correct on every day of eight years', () => {
    for (let today = '2024-01-01'; today < '2032-01-01'; today = dayAfter(today)) {
      const next = nextOccurrence({ type: 'Birthday', date: '1996-02-29' }, today)!;
      const year = Number(next.slice(0, 4));
      expect(next).toBe(`${year}-02-${isLeap(year) ? 29 : 28}`);
      expect(next >= today).toBe(true);
      const inYearOfToday = `${today.slice(0, 4)}-02-${isLeap(Number(today.slice(0, 4))) ? 29 : 28}`;
      expect(year - Number(today.slice(0, 4))).toBe(today <= inYearOfToday ? 0 : 1);
      expect(daysBetween(today, next)).toBe((Date.parse(next) - Date.parse(today)) / 86_400_000);
    }
  });

  it('of a yearly occasion is at most a year away after the first date', () => {
    fc.assert(
      fc.property(occasions, eightYears, (occasion, today) => {
        fc.pre(isYearly(occasion.type) && occasion.date <= today);
        const days = daysBetween(today, nextOccurrence(occasion, today)!);
        expect(days).toBeGreaterThanOrEqual(0);
        expect(days).toBeLessThanOrEqual(365);
      }),
    );
  });

  it.each([
    ['today counts', 'Birthday', '1990-11-21', '2026-11-21', '2026-11-21'],
    ['yesterday repeats next year', 'Birthday', '1990-11-20', '2026-11-21', '2027-11-20'],
    ['a first date in the future', 'Anniversary', '2030-06-01', '2026-11-21', '2030-06-01'],
    ['the turn of the year', 'Holiday', '2001-01-01', '2026-12-31', '2027-01-01'],
    ['a leap day in a common year', 'Birthday', '2000-02-29', '2026-02-20', '2026-02-28'],
    ['a leap day in a leap year', 'Birthday', '2000-02-29', '2028-02-28', '2028-02-29'],
    ['a leap day kept on the 28th, the day after', 'Birthday', '2000-02-29', '2027-03-01', '2028-02-29'],
    ['a single occasion ahead', 'Wedding', '2027-05-08', '2026-11-21', '2027-05-08'],
    ['a single occasion that is over', 'Graduation', '2026-06-30', '2026-11-21', undefined],
    ['a legacy date that is not a date', 'Birthday', 'sometime in May', '2026-11-21', undefined],
    ['a day that does not exist', 'Birthday', '1990-02-30', '2026-11-21', undefined],
  ])('%s', (_what, type, date, today, next) => {
    expect(nextOccurrence({ type, date }, today)).toBe(next);
  });
});
