import { datedDays } from '@presently/contracts/gifting/calendar';
import { nextOccurrences } from '@presently/rules/occurrences';
import ICAL from 'ical.js';
import { storedDay } from '../occasions/occasion-day.js';
import { toRule } from '../occasions/occasions.views.js';
import { calendarDays } from './calendar-days.js';

const today = '2026-11-22';
const occasion = (input: Parameters<typeof storedDay>[0]) => ({
  id: '',
  title: null,
  notes: null,
  createdAt: '2026-11-22T09:00:00.000Z',
  ...storedDay(input, today),
});

describe('the days of an occasion in a calendar', () => {
  it.each([
    [{ type: 'Birthday', date: '1990-05-04' }, 'FREQ=YEARLY'],
    [{ type: 'Birthday', date: '--05-04' }, 'FREQ=YEARLY'],
    [{ type: 'Anniversary', date: '2030-05-04' }, 'FREQ=YEARLY'],
    [{ type: 'Birthday', date: '2000-02-29' }, null],
    [{ type: 'Birthday', date: '2000-02-29', leapDay: 'mar-1' as const }, null],
    [{ type: 'Holiday', recurrence: 'easter' as const, easterOffset: -2 }, null],
    [
      { type: 'Holiday', recurrence: 'nth-weekday' as const, nth: 4, weekday: 4, month: 11 },
      'FREQ=YEARLY;BYMONTH=11;BYDAY=4TH',
    ],
    [
      { type: 'Holiday', recurrence: 'nth-weekday' as const, nth: -1, weekday: 0, month: 5 },
      'FREQ=YEARLY;BYMONTH=5;BYDAY=-1SU',
    ],
    [{ type: 'Holiday', recurrence: 'nth-weekday' as const, nth: 5, weekday: 0, month: 5 }, null],
  ])('of %j are those of the rule of occurrences', (input, rule) => {
    const stored = occasion(input);
    const found = calendarDays(stored, today);
    expect(found.rule).toBe(rule);
    const expected = nextOccurrences(toRule(stored), rule ? '2026-01-01' : '2025-01-01', rule ? 10 : datedDays);
    const read = (text: string) => ICAL.Recur.fromString(text).iterator(ICAL.Time.fromDateString(found.days[0]!));
    const iterator = rule && read(rule);
    expect(iterator ? expected.map(() => String(iterator.next())) : found.days).toEqual(expected);
  });

  it('are the one of a single occasion, also when it is over, and none of a legacy date', () => {
    expect(calendarDays(occasion({ type: 'Wedding', date: '2020-06-01' }), today)).toEqual({
      days: ['2020-06-01'],
      rule: null,
    });
    const legacy = { ...occasion({ type: 'Birthday', date: '2020-06-01' }), date: 'late spring' };
    expect(calendarDays(legacy, today).days).toEqual([]);
  });

  it.each([
    { type: 'Holiday', date: '9999-01-01', recurrence: 'easter' as const },
    { type: 'Holiday', date: '9998-12-31', recurrence: 'nth-weekday' as const, nth: 5, weekday: 0, month: 2 },
    { type: 'Holiday', date: '9999-12-31', recurrence: 'nth-weekday' as const, nth: -1, weekday: 0, month: 12 },
    { type: 'Holiday', date: '2026-01-01', recurrence: 'easter' as const, easterOffset: 2_000_000_000 },
    { type: 'Birthday', date: '9999-12-31' },
    { type: 'Wedding', date: '9999-12-31' },
    { type: 'Wedding', date: '0001-01-01' },
  ])('are none of %j, which only older rows hold', (row) => {
    const plain = { ...occasion({ type: 'Holiday', recurrence: 'easter' }), easterOffset: null };
    expect(calendarDays({ ...plain, recurrence: null, ...row, hasYear: true } as typeof plain, today).days).toEqual([]);
  });

  it('go on for what began before the first year', () => {
    const mozart = { ...occasion({ type: 'Birthday', date: '1990-01-27' }), date: '1756-01-27' };
    expect(calendarDays(mozart, today)).toEqual({ days: ['2026-01-27'], rule: 'FREQ=YEARLY' });
  });
});
