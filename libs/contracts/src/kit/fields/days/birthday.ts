import { isCalendarDate } from '@presently/rules/zoned-time';
import { IsOptional, ValidateBy } from 'class-validator';
import { BlankIsAbsent, Trimmed, combine } from '../decorate.js';
import { problemOfDate } from './time.js';

/** A leap year, so that every day of a birthday without a year exists in it. */
const anyYear = '2000';

/** Whether a value is `YYYY-MM-DD`, or `--MM-DD` without the year. */
export const isBirthday = (value: unknown): value is string =>
  isCalendarDate(value) || (typeof value === 'string' && value.startsWith('--') && isCalendarDate(dateOf(value)));

/** The calendar date that stands for a birthday; a missing year is {@link anyYear}. */
export const dateOf = (birthday: string): string => birthday.replace(/^--/, `${anyYear}-`);

/** The calendar date that stands for the day of a date whose year is unknown. */
export const withoutYear = (date: string): string => `${anyYear}${date.slice(4)}`;

const firstYear = 1800;

/** Whether somebody may have been born, or may be about to be: `4501` and the years of other calendars are none. */
const isPossibleBirthday = (value: unknown): boolean => {
  if (!isBirthday(value)) return false;
  const year = Number(value.slice(0, 4));
  return value.startsWith('--') || (year >= firstYear && year <= new Date().getUTCFullYear() + 1);
};

/** An optional birthday, {@link isPossibleBirthday}. */
export const OptionalBirthday = () =>
  OptionalDay('Please give a day that exists, with or without a year', isPossibleBirthday);

/** An optional day with or without a year, {@link isBirthday}. */
export const OptionalDay = (message: string, isPossible: (value: unknown) => boolean = isBirthday) =>
  combine(
    BlankIsAbsent(),
    Trimmed(),
    IsOptional(),
    ValidateBy({
      name: 'isBirthday',
      validator: { validate: isPossible, defaultMessage: (given) => problemOfDate(given?.value, message) },
    }),
  );
