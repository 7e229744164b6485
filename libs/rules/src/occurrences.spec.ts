import fc from 'fast-check';
// oxlint-disable-next-line import/default -- Node reads the package as CommonJS
import rrule from 'rrule';
import {
  easternEasterSunday,
  movingKeyOf,
  movingKeysOn,
  nextOccurrence,
  nextOccurrences,
  type OccasionDay,
  recurrenceOf,
} from './occurrences.js';
import { tellYears, yearsOn } from './occasion-words.js';
import { leapDays, occasionTypes, recurrences } from './vocabulary.js';
import { addDays, isCalendarDate } from './zoned-time.js';

const { RRule } = rrule;
const isLeap = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
const noon = (date: string) => new Date(`${date}T12:00:00Z`);

const dates = (min: string, max: string) =>
  fc
    .date({ min: new Date(min), max: new Date(max), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
/** A fifth of the samples are leap days, because they are the difficult case and rare at random. */
const firstDays = fc.oneof(
  { weight: 4, arbitrary: dates('1930-01-01', '2034-12-31') },
  { weight: 1, arbitrary: fc.constantFrom('1996-02-29', '2000-02-29', '2024-02-29', '2028-02-29') },
);
const occasions: fc.Arbitrary<OccasionDay> = fc
  .record({
    type: fc.constantFrom(...occasionTypes),
    date: firstDays,
    hasYear: fc.boolean(),
    recurrence: fc.constantFrom(undefined, ...recurrences),
    leapDay: fc.constantFrom(undefined, ...leapDays),
    nth: fc.constantFrom(1, 2, 3, 4, 5, -1),
    weekday: fc.integer({ min: 0, max: 6 }),
    month: fc.integer({ min: 1, max: 12 }),
    easterOffset: fc.integer({ min: -80, max: 100 }),
  })
  .map(({ hasYear, ...day }) => ({ ...day, ...(!hasYear && { year: null }) }));
const todays = dates('2024-01-01', '2031-12-31');

/** The rule as RFC 5545 has it, for the library. */
function ruleOf(occasion: OccasionDay, from: string) {
  const { date, leapDay, nth, weekday, month, easterOffset } = occasion;
  const dtstart = new Date(`${from}T00:00:00Z`);
  const [, m, d] = date.split('-').map(Number) as [number, number, number];
  const days = [RRule.SU, RRule.MO, RRule.TU, RRule.WE, RRule.TH, RRule.FR, RRule.SA];
  switch (recurrenceOf(occasion)) {
    case 'once':
      return new RRule({ freq: RRule.DAILY, dtstart: new Date(`${date}T00:00:00Z`), count: 1 });
    case 'nth-weekday':
      return new RRule({ freq: RRule.YEARLY, dtstart, bymonth: month!, byweekday: days[weekday!]!.nth(nth!) });
    case 'easter':
      return new RRule({ freq: RRule.YEARLY, dtstart, byeaster: easterOffset! });
    default: {
      if (!date.endsWith('02-29')) return new RRule({ freq: RRule.YEARLY, dtstart, bymonth: m, bymonthday: d });
      return leapDay === 'mar-1'
        ? new RRule({ freq: RRule.YEARLY, dtstart, byyearday: 60 })
        : new RRule({ freq: RRule.YEARLY, dtstart, bymonth: 2, bymonthday: -1 });
    }
  }
}

/** The full moons before Easter of the years 1900 to 2199, by golden number. */
const moons = '0414 0403 0323 0411 0331 0418 0408 0328 0416 0405 0325 0413 0402 0322 0410 0330 0417 0407 0327'.split(
  ' ',
);
function easterByMoon(year: number): string {
  const moon = moons[year % 19]!;
  let day = addDays(`${year}-${moon.slice(0, 2)}-${moon.slice(2)}`, 1);
  while (noon(day).getUTCDay() !== 0) day = addDays(day, 1);
  return day;
}

/** Whether an occasion takes place on a day, without the code under test. */
function takesPlace(occasion: OccasionDay, day: string): boolean {
  const { type, date, year, recurrence, leapDay, nth, weekday, month, easterOffset } = occasion;
  const byType = ['Birthday', 'Anniversary', 'Holiday'].includes(type) ? 'yearly' : 'once';
  const kind = recurrence ?? byType;
  const at = noon(day);
  if (kind === 'once') return day === date;
  if (day < date && !(kind === 'yearly' && year === null)) return false;
  if (kind === 'easter') return day === addDays(easterByMoon(at.getUTCFullYear()), easterOffset!);
  if (kind === 'nth-weekday') {
    if (at.getUTCDay() !== weekday || at.getUTCMonth() + 1 !== month) return false;
    const dayOfMonth = at.getUTCDate();
    const length = new Date(Date.UTC(at.getUTCFullYear(), month, 0)).getUTCDate();
    return nth! > 0 ? Math.floor((dayOfMonth - 1) / 7) === nth! - 1 : dayOfMonth > length - 7;
  }
  const kept = leapDay === 'mar-1' ? '03-01' : '02-28';
  return day.slice(5) === (date.endsWith('02-29') && !isLeap(at.getUTCFullYear()) ? kept : date.slice(5));
}

describe('the occurrences of an occasion', () => {
  it('of thirty years are those of the library', () => {
    fc.assert(
      fc.property(occasions, todays, (occasion, today) => {
        const isAnyYear = recurrenceOf(occasion) === 'yearly' && occasion.year === null;
        const from = occasion.date > today && !isAnyYear ? occasion.date : today;
        const end = addDays(from, 30 * 365);
        const expected = ruleOf(occasion, from)
          .between(new Date(`${from}T00:00:00Z`), new Date(`${end}T00:00:00Z`), true)
          .map((day) => day.toISOString().slice(0, 10));
        const days = nextOccurrences(occasion, today, 32).filter((day) => day <= end);
        expect(days).toEqual(expected);
      }),
      { numRuns: 80 },
    );
  });

  it('of thirty years are the days on which it takes place', () => {
    fc.assert(
      fc.property(occasions, todays, (occasion, today) => {
        const end = addDays(today, 30 * 365);
        const expected: string[] = [];
        for (let day = today; day <= end; day = addDays(day, 1)) if (takesPlace(occasion, day)) expected.push(day);
        expect(nextOccurrences(occasion, today, 32).filter((day) => day <= end)).toEqual(expected);
      }),
      { numRuns: 5 },
    );
  });

  it.each([
    ['today counts', { type: 'Birthday', date: '1990-11-21' }, '2026-11-21', '2026-11-21'],
    ['yesterday repeats next year', { type: 'Birthday', date: '1990-11-20' }, '2026-11-21', '2027-11-20'],
    ['a first date in the future', { type: 'Anniversary', date: '2030-06-01' }, '2026-11-21', '2030-06-01'],
    ['without a year', { type: 'Birthday', date: '2030-06-01', year: null }, '2026-11-21', '2027-06-01'],
    ['the turn of the year', { type: 'Holiday', date: '2001-01-01' }, '2026-12-31', '2027-01-01'],
    ['a leap day kept on the 28th', { type: 'Birthday', date: '2000-02-29' }, '2026-02-20', '2026-02-28'],
    ['the day after', { type: 'Birthday', date: '2000-02-29' }, '2027-03-01', '2028-02-29'],
    [
      'a leap day kept on 1 March',
      { type: 'Birthday', date: '2000-02-29', leapDay: 'mar-1' },
      '2027-02-28',
      '2027-03-01',
    ],
    ['single by type', { type: 'Graduation', date: '2026-06-30' }, '2026-11-21', undefined],
    ['yearly by choice', { type: 'Wedding', date: '2020-05-08', recurrence: 'yearly' }, '2026-11-21', '2027-05-08'],
    ['single by choice', { type: 'Holiday', date: '2026-12-24', recurrence: 'once' }, '2026-12-25', undefined],
    [
      'the second Sunday in May',
      { type: 'Holiday', date: '2026-05-10', recurrence: 'nth-weekday', nth: 2, weekday: 0, month: 5 },
      '2026-11-22',
      '2027-05-09',
    ],
    [
      'three Sundays before Easter',
      { type: 'Holiday', date: '2026-03-15', recurrence: 'easter', easterOffset: -21 },
      '2026-11-22',
      '2027-03-07',
    ],
    ['a legacy date that is no date', { type: 'Birthday', date: 'sometime in May' }, '2026-11-21', undefined],
    ['a day that does not exist', { type: 'Birthday', date: '1990-02-30' }, '2026-11-21', undefined],
  ] satisfies [string, OccasionDay, string, string | undefined][])('%s', (_what, occasion, today, next) => {
    expect(nextOccurrence(occasion, today)).toBe(next);
  });
});

describe('the keys of a moving day', () => {
  it('find exactly the occasions that take place on it', () => {
    fc.assert(
      fc.property(occasions, todays, (occasion, day) => {
        const key = movingKeyOf({ ...occasion, date: `1990${occasion.date.slice(4)}` });
        fc.pre(key !== null);
        const begun = { ...occasion, date: `1988${occasion.date.slice(4)}` };
        for (let tried = 0, on = day; tried < 40; tried++, on = addDays(on, 1))
          expect(movingKeysOn(on).includes(movingKeyOf(begun)!)).toBe(takesPlace(begun, on));
      }),
      { numRuns: 60 },
    );
  });

  it('are missing for days that the order by month and day finds', () => {
    expect(movingKeyOf({ type: 'Birthday', date: '2000-02-29' })).toBeNull();
    expect(movingKeyOf({ type: 'Birthday', date: '2000-03-01', leapDay: 'mar-1' })).toBeNull();
    expect(movingKeyOf({ type: 'Other', date: '2028-02-29', recurrence: 'once', leapDay: 'mar-1' })).toBeNull();
  });
});

describe('years', () => {
  it.each([
    ['Birthday', 1966, '2026-12-01', 'turns 60'],
    ['Anniversary', 2016, '2026-12-01', '10th anniversary'],
    ['Anniversary', 2025, '2026-12-01', '1st anniversary'],
    ['Wedding', 2013, '2026-12-01', '13th anniversary'],
    ['Wedding', 2004, '2026-12-01', '22nd anniversary'],
    ['Anniversary', 1915, '2026-12-01', '111th anniversary'],
    ['Other', 2024, '2026-12-01', '2 years'],
    ['Graduation', 2025, '2026-12-01', '1 year'],
    ['Birthday', null, '2026-12-01', undefined],
    ['Holiday', 2000, '2026-12-25', undefined],
    ['Birthday', 2026, '2026-12-01', undefined],
    ['Birthday', 2030, '2026-12-01', undefined],
  ])('%s since %s, on %s: %s', (type, year, on, told) => {
    const years = yearsOn({ type, year }, on);
    expect(years && tellYears(type, years)).toBe(told);
  });

  it.each([
    ['2200-06-01', '2200-06-02', undefined],
    ['2200-06-01', '2199-06-02', '2200-06-01'],
    ['2201-06-01', '2026-01-01', undefined],
    ['9999-12-31', '2026-01-01', undefined],
    ['1756-01-27', '2026-01-01', '2026-01-27'],
  ])('a yearly day from %s on is, seen on %s, next on %s', (date, today, next) => {
    expect(nextOccurrence({ type: 'Birthday', date }, today)).toBe(next);
  });

  it.each(['easter', 'nth-weekday', 'once', 'yearly'] as const)(
    'no day of an %s occasion is behind 2200',
    (recurrence) => {
      const rule = { type: 'Holiday', recurrence, nth: -1, weekday: 0, month: 12, easterOffset: 100 };
      for (const date of ['2190-01-01', '2200-12-31', '9998-12-31', '9999-12-31', '0001-01-01'])
        for (const today of ['0001-01-01', '2026-01-01', '2199-12-31'])
          for (const day of nextOccurrences({ ...rule, date }, today, 30)) expect(day <= '2200-12-31').toBe(true);
    },
  );

  it('dates of the calendar are recognised', () => {
    expect(['2024-02-29', '2023-02-29', '2024-2-9'].map(isCalendarDate)).toEqual([true, false, false]);
  });
});

describe('Easter of the eastern churches', () => {
  // As the churches publish it.
  it.each([
    '2008-04-27',
    '2010-04-04',
    '2013-05-05',
    '2016-05-01',
    '2021-05-02',
    '2024-05-05',
    '2025-04-20',
    '2026-04-12',
    '2027-05-02',
    '2034-04-09',
    '1990-04-15',
  ])('is on %s', (day) => expect(easternEasterSunday(Number(day.slice(0, 4)))).toBe(day));

  it('is found by its day, and is not the western one', () => {
    const rule = { type: 'Holiday', date: '2026-11-28', recurrence: 'easter', easterOffset: -2 } as const;
    const eastern = { ...rule, easterOf: 'eastern' } as const;
    expect(nextOccurrences(eastern, '2026-11-28', 2)).toEqual(['2027-04-30', '2028-04-14']);
    expect(nextOccurrences(rule, '2026-11-28', 2)).toEqual(['2027-03-26', '2028-04-14']);
    expect(movingKeysOn('2027-04-30')).toContain(movingKeyOf(eastern));
    expect(movingKeysOn('2027-04-30')).not.toContain(movingKeyOf(rule));
    expect(movingKeyOf({ ...rule, easterOf: 'western' })).toBe(movingKeyOf(rule));
  });
});
