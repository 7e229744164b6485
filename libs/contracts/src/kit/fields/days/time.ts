import { Transform } from 'class-transformer';
import { IsOptional, IsString, MinLength, ValidateBy } from 'class-validator';
import { isCalendarDate, isDateOfAnyYear, isTimeZone, years } from '@presently/rules/zoned-time';
import { BlankIsAbsent, Trimmed, combine } from '../decorate.js';

/** What is wrong with a text that is no {@link isCalendarDate}. */
export const problemOfDate = (value: unknown, otherwise = 'Please choose a date that exists'): string =>
  isDateOfAnyYear(value) ? `Please choose a date between ${years.first} and ${years.last}` : otherwise;

const existing = () =>
  ValidateBy({
    name: 'isCalendarDate',
    validator: { validate: isCalendarDate, defaultMessage: (given) => problemOfDate(given?.value) },
  });

/** An optional calendar date, `YYYY-MM-DD`. */
export const OptionalCalendarDate = () => combine(BlankIsAbsent(), Trimmed(), IsOptional(), existing());

/** A required calendar date, `YYYY-MM-DD`. */
export const CalendarDate = ({ required }: { required: string }) =>
  combine(Trimmed(), IsString({ message: required }), MinLength(1, { message: required }), existing());

/** A calendar date in a change. Absent keeps the stored value; null or a blank clears it. */
export const ClearableDate = () =>
  combine(
    Transform(({ value }) => (typeof value === 'string' && value.trim() === '' ? null : value)),
    IsOptional(),
    CalendarDate({ required: 'Please choose a date that exists' }),
  );

/** IANA name of a time zone. */
export const TimeZone = () =>
  ValidateBy({
    name: 'isTimeZone',
    validator: { validate: isTimeZone, defaultMessage: () => 'Please choose a time zone from the list' },
  });

/** An optional time zone; a blank means absent. */
export const OptionalTimeZone = () => combine(BlankIsAbsent(), IsOptional(), TimeZone());

/** Whether `value` is an instant with an offset, `2026-12-01T09:00:00Z`, on an existing day. */
function isInstant(value: unknown): value is string {
  if (typeof value !== 'string') return false;
  const [, date] = /^(\d{4}-\d{2}-\d{2})T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:\d{2})$/.exec(value) ?? [];
  return isCalendarDate(date) && !Number.isNaN(Date.parse(value));
}

/** A required {@link isInstant}. */
export const Instant = () =>
  ValidateBy({
    name: 'isInstant',
    validator: { validate: isInstant, defaultMessage: () => 'Please choose a day and a time that exist' },
  });
