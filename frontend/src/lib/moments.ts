import { addDays, instantOf, isTimeZone, localTimeAt } from '@presently/rules/zoned-time';

/** A day and a time of day by the clocks of a time zone. */
export interface Moment {
  /** `YYYY-MM-DD`; blank while none is chosen. */
  date: string;
  /** `HH:MM` */
  time: string;
  /** IANA name. */
  timeZone: string;
}

const morning = '09:00';

/** The instant that is meant; undefined while something is missing or does not exist. */
export function instantMeant({ date, time, timeZone }: Moment): Date | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date) || !/^\d{2}:\d{2}$/.test(time) || !isTimeZone(timeZone)) return undefined;
  const exists = !Number.isNaN(Date.parse(`${date}T${time}:00Z`));
  return exists ? instantOf(date, time, timeZone) : undefined;
}

/** Nine in the morning of a day, or of tomorrow when that is over or no day is given. */
export function morningOf(day: string | undefined, timeZone: string, now = new Date()): Moment {
  const { date: today } = localTimeAt(now, timeZone);
  const isAhead = day !== undefined && instantOf(day, morning, timeZone) > now;
  return { date: isAhead ? day : addDays(today, 1), time: morning, timeZone };
}

/** An instant as the clocks of a zone show it. */
export const momentAt = (instant: string, timeZone: string): Moment => ({
  ...localTimeAt(new Date(instant), timeZone),
  timeZone,
});

/** `Thu, Dec 24, 9:00 AM`, in this zone or the browser's; with the year when it is another one */
export function formatMoment(instant: string, now = new Date(), timeZone?: string): string {
  const date = new Date(instant);
  const year = new Intl.DateTimeFormat('en-US', { year: 'numeric', timeZone });
  return new Intl.DateTimeFormat('en-US', {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    ...(year.format(date) !== year.format(now) && { year: 'numeric' }),
    timeZone,
  }).format(date);
}
