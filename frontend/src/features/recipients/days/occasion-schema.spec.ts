import type { Occasion } from '@presently/contracts/gifting/occasions';
import { nextOccurrences } from '@presently/rules/occurrences';
import { dateInWords, ruleInWords } from '../../../domain/occasion/occasion-in-words.js';
import { movingDays } from '../../../domain/occasion/moving-days.js';
import { movingDaysWords as say } from '../../../languages/moving-days/en.js';
import { blankDay, changeOf, dayOf, occasionOf, typedOccasion, type TypedOccasion } from './occasion-schema.js';

const typed = (change: Partial<TypedOccasion> = {}): TypedOccasion => ({
  type: 'Birthday',
  repeats: 'yearly',
  ...blankDay,
  date: '1990-05-04',
  ...change,
});

describe('a typed occasion', () => {
  it.each<[string, Partial<TypedOccasion>, object]>([
    ['type and date alone when it is simple', {}, { type: 'Birthday', date: '1990-05-04' }],
    [
      'no recurrence that the type has anyway',
      { type: 'Wedding', repeats: 'once' },
      { type: 'Wedding', date: '1990-05-04' },
    ],
    ['once', { repeats: 'once' }, { type: 'Birthday', date: '1990-05-04', recurrence: 'once' }],
    ['no year', { repeats: 'yearly-unknown' }, { type: 'Birthday', date: '1990-05-04', year: null }],
    ['1 March', { date: '2000-02-29', leapDay: 'mar-1' }, { type: 'Birthday', date: '2000-02-29', leapDay: 'mar-1' }],
    ['no leap day for another date', { leapDay: 'mar-1' }, { type: 'Birthday', date: '1990-05-04' }],
    [
      'a named day with its name',
      { type: 'Holiday', doesMove: true },
      { type: 'Holiday', title: 'Mother’s Day', recurrence: 'nth-weekday', nth: 2, weekday: 0, month: 5 },
    ],
    [
      'an own weekday with an own name',
      { type: 'Other', doesMove: true, movingDay: 'weekday', nth: '-1', weekday: '5', month: '1', title: 'Quiz night' },
      { type: 'Other', title: 'Quiz night', recurrence: 'nth-weekday', nth: -1, weekday: 5, month: 1 },
    ],
  ])('is sent with %s', (_what, change, sent) => {
    expect(occasionOf(typed(change))).toEqual(sent);
  });

  const plain = { id: 'o', recipientId: 'r', createdAt: '', nextOn: null, title: null, notes: null, leapDay: null };
  const still = { ...plain, year: null, nth: null, weekday: null, month: null, easterOffset: null, easterOf: null };
  const birthday = { ...still, type: 'Birthday', date: '1990-05-04', year: 1990, recurrence: 'yearly' } as const;
  const easter = { ...still, type: 'Holiday', date: '2026-04-05', recurrence: 'easter', easterOffset: -3 } as const;
  it.each<[string, Occasion, Partial<TypedOccasion>, object]>([
    ['its name alone', birthday, { title: 'Big day' }, { title: 'Big day', notes: null }],
    ['a rule that the form does not know, if it is untouched', easter, { notes: 'x' }, { title: null, notes: 'x' }],
    [
      'another date, with how it repeats',
      birthday,
      { date: '1991-05-04' },
      { title: null, notes: null, type: 'Birthday', date: '1991-05-04', recurrence: 'yearly', leapDay: 'feb-28' },
    ],
    [
      'a day that moves from now on',
      birthday,
      { type: 'Holiday', doesMove: true },
      { title: 'Mother’s Day', notes: null, type: 'Holiday', recurrence: 'nth-weekday', nth: 2, weekday: 0, month: 5 },
    ],
  ])('changes %s', (_what, occasion, change, sent) => {
    expect(changeOf(occasion, { ...typedOccasion(occasion), ...change })).toEqual(sent);
  });

  it.each<[Partial<TypedOccasion>, Partial<Occasion>]>([
    [{ repeats: 'yearly-unknown' }, { date: '1990-05-04', recurrence: 'yearly' }],
    [{ repeats: 'once' }, { date: '1990-05-04', year: 1990, recurrence: 'once' }],
    [{ date: '' }, { date: 'spring', recurrence: 'yearly' }],
    [
      { doesMove: true, movingDay: '1' },
      { recurrence: 'easter', easterOffset: -21, easterOf: 'western' },
    ],
    [
      { doesMove: true, movingDay: 'easter', easterOffset: 10 },
      { recurrence: 'easter', easterOffset: 10, easterOf: 'western' },
    ],
    [
      { doesMove: true, movingDay: 'weekday', nth: '-1', weekday: '5', month: '1' },
      { recurrence: 'nth-weekday', nth: -1, weekday: 5, month: 1 },
    ],
  ])('is shown as %j', (shown, saved) => {
    expect(
      typedOccasion({ ...still, type: 'Holiday', date: '2026-05-10', recurrence: 'yearly', ...saved }),
    ).toMatchObject(shown);
  });

  it('has a day as soon as it is complete', () => {
    expect(dayOf(typed({ date: '' }), '2026-11-22')).toBeUndefined();
    expect(nextOccurrences(dayOf(typed({ doesMove: true, date: '' }), '2026-11-22')!, '2026-11-22', 2)).toEqual([
      '2027-05-09',
      '2028-05-14',
    ]);
  });
});

describe('the named moving days', () => {
  /** From published calendars. */
  it.each([
    ['Mother’s Day', 'US', '2027-05-09'],
    ['Mothering Sunday', 'UK', '2027-03-07'],
    ['Mother’s Day', 'Spain', '2027-05-02'],
    ['Mother’s Day', 'Sweden', '2027-05-30'],
    ['Mother’s Day', 'Norway', '2027-02-14'],
    ['Mother’s Day', 'Argentina', '2027-10-17'],
    ['Father’s Day', 'US', '2027-06-20'],
    ['Father’s Day', 'Australia', '2027-09-05'],
    ['Father’s Day', 'Sweden', '2027-11-14'],
    ['Father’s Day', 'Brazil', '2027-08-08'],
    ['Thanksgiving', 'US', '2026-11-26'],
    ['Thanksgiving', 'Canada', '2027-10-11'],
    ['Good Friday', '', '2027-03-26'],
    ['Easter Monday', '', '2027-03-29'],
    ['Ascension Day', '', '2027-05-06'],
    ['Pentecost', '', '2027-05-16'],
  ])('%s in %s is on %s', (name, where, day) => {
    const place = movingDays.findIndex(
      (each) => say(each.name) === name && (each.where ? say(each.where) : '').startsWith(where),
    );
    const chosen = dayOf(typed({ doesMove: true, movingDay: String(place) }), '2026-11-22')!;
    expect(nextOccurrences(chosen, '2026-11-22', 1)).toEqual([day]);
  });

  it('are told in words', () => {
    const none = {
      date: '2000-05-04',
      year: null,
      nth: null,
      weekday: null,
      month: null,
      easterOffset: null,
      easterOf: null,
    };
    const weekday = { ...none, recurrence: 'nth-weekday', nth: 4, weekday: 4, month: 11 } as const;
    const told = [
      { ...none, recurrence: 'yearly' } as const,
      weekday,
      { ...weekday, nth: -1 },
      { ...weekday, nth: 5 },
      { ...none, recurrence: 'easter', easterOffset: -2 } as const,
      { ...none, recurrence: 'easter', easterOffset: 10 } as const,
      { ...none, recurrence: 'easter', easterOffset: 0, easterOf: 'eastern' } as const,
      { ...none, recurrence: 'easter', easterOffset: 10, easterOf: 'eastern' } as const,
    ].map(ruleInWords);
    expect(told).toEqual([
      undefined,
      'fourth Thursday in November',
      'last Thursday in November',
      '5th Thursday in November',
      'Good Friday',
      '10 days after Easter Sunday',
      'Orthodox Easter Sunday',
      '10 days after Orthodox Easter Sunday',
    ]);
  });

  it.each([
    ['that was saved', { date: '1990-05-04', year: 1990, recurrence: 'yearly', nextOn: '2027-05-04' }, 'May 4, 1990'],
    ['that is over', { date: '2026-05-04', year: 2026, recurrence: 'once', nextOn: null }, 'May 4, 2026'],
    [
      'next, without a year',
      { date: '2000-05-04', year: null, recurrence: 'yearly', nextOn: '2027-05-04' },
      'May 4, 2027',
    ],
    [
      'next, where it moves',
      { date: '2026-05-10', year: 2026, recurrence: 'nth-weekday', nextOn: '2027-05-09' },
      'May 9, 2027',
    ],
    ['of an old row', { date: 'in spring', year: null, recurrence: 'yearly', nextOn: null }, 'in spring'],
  ] as const)('have a date with its year: the one %s', (_which, occasion, date) => {
    expect(dateInWords(occasion)).toBe(date);
  });
});
