import { addDays, instantOf, localTimeAt } from '@presently/rules/zoned-time';
import { spokenLocale } from '../../../languages/words.js';
import { ownTimeZone } from '../../../lib/time/time-zones.js';

/** `Nov 23, 2026 9:00 AM`, in the browser's zone and the page's language. */
export function formatMoment(instant: string, timeZone = ownTimeZone()): string {
  const date = new Date(instant);
  const day = new Intl.DateTimeFormat(spokenLocale(), { timeZone, month: 'short', day: 'numeric', year: 'numeric' });
  return `${day.format(date)} ${formatTime(instant, timeZone)}`;
}

/** `9:00 AM` */
export const formatTime = (instant: string, timeZone = ownTimeZone()): string =>
  new Intl.DateTimeFormat(spokenLocale(), { timeZone, hour: 'numeric', minute: '2-digit' })
    .format(new Date(instant))
    // Newer locale data has a thin space before AM and PM.
    .replace(/\s/g, ' ');

/** `17:00` as `5:00 PM` */
export const formatTimeOfDay = (time: string): string => formatTime(`2000-01-01T${time}:00Z`, 'UTC');

/** For an input of date and time: `2026-11-23T09:00`, in the browser's zone. */
export function toLocalInput(instant: string | null, timeZone = ownTimeZone()): string {
  if (instant === null) return '';
  const { date, time } = localTimeAt(new Date(instant), timeZone);
  return `${date}T${time}`;
}

/** The typed moment as an instant; null if it is blank. */
export function fromLocalInput(text: string, timeZone = ownTimeZone()): string | null {
  const [, date, time] = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})/.exec(text) ?? [];
  return date && time ? instantOf(date, time, timeZone).toISOString() : null;
}

export interface Day {
  /** `2026-11-23` */
  date: string;
  weekday: string;
  label: string;
  isToday: boolean;
}

const written = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(spokenLocale(), { ...options, timeZone: 'UTC' });

/** Seven days, beginning a number of weeks after today. */
export function weekFrom(now: Date, weeks: number, timeZone = ownTimeZone()): Day[] {
  const today = localTimeAt(now, timeZone).date;
  const weekday = written({ weekday: 'short' });
  const dayOfMonth = written({ month: 'short', day: 'numeric' });
  return Array.from({ length: 7 }, (_day, index) => {
    const date = addDays(today, weeks * 7 + index);
    const noon = new Date(`${date}T12:00:00Z`);
    return { date, weekday: weekday.format(noon), label: dayOfMonth.format(noon), isToday: date === today };
  });
}

/** The date of an instant in the browser's zone. */
export const dateOf = (instant: string, timeZone = ownTimeZone()): string =>
  localTimeAt(new Date(instant), timeZone).date;
