import { addDays, instantOf, isTimeZone, localTimeAt } from '@presently/rules/zoned-time';

/** A day and a time of day in a time zone. */
export interface Moment {
  /** `YYYY-MM-DD`; blank while none is chosen. */
  date: string;
  /** `HH:MM` */
  time: string;
  /** IANA name. */
  timeZone: string;
}

const morning = '09:00';

/** The instant of a moment; `undefined` if a part is missing or does not exist. */
export function instantMeant({ date, time, timeZone }: Moment): Date | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date) || !/^\d{2}:\d{2}$/.test(time) || !isTimeZone(timeZone)) return undefined;
  const exists = !Number.isNaN(Date.parse(`${date}T${time}:00Z`));
  return exists ? instantOf(date, time, timeZone) : undefined;
}

/** Nine in the morning of a day; of tomorrow if that is over or no day is given. */
export function morningOf(day: string | undefined, timeZone: string, now = new Date()): Moment {
  const { date: today } = localTimeAt(now, timeZone);
  const isAhead = day !== undefined && instantOf(day, morning, timeZone) > now;
  return { date: isAhead ? day : addDays(today, 1), time: morning, timeZone };
}

/** An instant in a time zone. */
export const momentAt = (instant: string, timeZone: string): Moment => ({
  ...localTimeAt(new Date(instant), timeZone),
  timeZone,
});
