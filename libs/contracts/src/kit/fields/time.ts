import { IsOptional, IsString, MinLength, ValidateBy } from 'class-validator';
import { isTimeZone } from '@presently/rules/zoned-time';
import { BlankIsAbsent, Trimmed, combine } from './decorate.js';

/** Whether `value` is an existing calendar date, `YYYY-MM-DD`. */
export function isCalendarDate(value: unknown): value is string {
  if (typeof value !== 'string') return false;
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(value) ?? [];
  if (!year || !month || !day || year === '0000') return false;
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
}

/** A required calendar date, `YYYY-MM-DD`. */
export const CalendarDate = ({ required }: { required: string }) =>
  combine(
    Trimmed(),
    IsString({ message: required }),
    MinLength(1, { message: required }),
    ValidateBy({
      name: 'isCalendarDate',
      validator: { validate: isCalendarDate, defaultMessage: () => 'Please choose a date that exists' },
    }),
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
