import { dateOf, withoutYear } from '@presently/contracts/kit/fields/days/birthday';
import { wrongField } from '@presently/messaging/problem';
import { isMoving, movingKeyOf, nextOccurrence, recurrenceOf, type OccasionDay } from '@presently/rules/occurrences';
import type { EasterChurch, LeapDay, Recurrence } from '@presently/rules/vocabulary';
import type { Occasion } from './occasion.entity.js';

/** What a sender says about the day of an occasion. */
interface DayInput {
  type: string;
  /** `YYYY-MM-DD`, or `--MM-DD` without a year. */
  date?: string | undefined;
  year?: number | null | undefined;
  recurrence?: Recurrence | null | undefined;
  leapDay?: LeapDay | null | undefined;
  nth?: number | null | undefined;
  weekday?: number | null | undefined;
  month?: number | null | undefined;
  easterOffset?: number | null | undefined;
  easterOf?: EasterChurch | null | undefined;
}

/** The stored columns that decide when an occasion takes place. */
export type StoredDay = Pick<
  Occasion,
  | 'type'
  | 'date'
  | 'hasYear'
  | 'recurrence'
  | 'leapDay'
  | 'nth'
  | 'weekday'
  | 'month'
  | 'easterOffset'
  | 'easterOf'
  | 'movingKey'
>;

const fixed = { leapDay: null, nth: null, weekday: null, month: null, easterOffset: null, easterOf: null };

/**
 * The day of an occasion as it is stored. `today` is the sender's.
 * @throws Problem `invalid-input` that names the field
 */
export function storedDay(input: DayInput, today: string): StoredDay {
  const rule = { type: input.type, recurrence: input.recurrence ?? null };
  const day = isMoving(rule) ? movingDay(input, rule, today) : fixedDay(input, rule);
  return { ...day, movingKey: movingKeyOf(day) };
}

type Rule = Pick<StoredDay, 'type' | 'recurrence'>;

function fixedDay({ date: typed, year, leapDay }: DayInput, rule: Rule): Omit<StoredDay, 'movingKey'> {
  if (!typed) throw wrongField('date', 'Date is required', 'required');
  const hasYear = hasYearIn(typed, year);
  const isYearly = recurrenceOf(rule) === 'yearly';
  if (!hasYear && !isYearly)
    throw wrongField('year', 'An occasion that takes place once needs its year', 'year-needed');
  const date = hasYear ? typed : withoutYear(dateOf(typed));
  const isLeapDay = isYearly && date.endsWith('-02-29');
  return { ...fixed, ...rule, date, hasYear, leapDay: isLeapDay ? (leapDay ?? null) : null };
}

function movingDay(input: DayInput, rule: Rule, today: string): Omit<StoredDay, 'movingKey'> {
  const { date: typed, year } = input;
  const moves = rule.recurrence === 'easter' ? easterDayOf(input) : weekdayOf(input);
  const from = typed && !typed.startsWith('--') ? typed : today;
  const first: OccasionDay = { ...rule, ...moves, date: from };
  const date = nextOccurrence(first, from);
  if (!date) throw wrongField('nth', 'There is no such day', 'date');
  // Another day than one of the occasion says where to begin, not since when.
  return { ...fixed, ...rule, ...moves, date, hasYear: date === typed && hasYearIn(typed, year) };
}

const easterDayOf = ({ easterOffset, easterOf }: DayInput) => ({
  easterOffset: easterOffset ?? 0,
  easterOf: easterOf === 'eastern' ? ('eastern' as const) : null,
});

function weekdayOf({ nth, weekday, month }: DayInput) {
  if (typeof nth !== 'number') throw wrongField('nth', 'Please choose first to fifth, or last', 'choice');
  if (typeof weekday !== 'number') throw wrongField('weekday', 'Please choose a weekday', 'required');
  if (typeof month !== 'number') throw wrongField('month', 'Please choose a month', 'required');
  return { nth, weekday: weekday % 7, month };
}

function hasYearIn(typed: string, year: number | null | undefined): boolean {
  if (typeof year === 'number' && Number(typed.slice(0, 4)) !== year)
    throw wrongField('year', 'The year must be the one of the date', 'contradiction');
  return year !== null && !typed.startsWith('--');
}
