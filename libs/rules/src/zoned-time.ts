/**
 * Conversions between instants and the clocks of a time zone. The browser proposes times with them, and services store
 * them. Calendar dates are `YYYY-MM-DD`, times of day `HH:MM`.
 */

const dayInMs = 86_400_000;

/**
 * Creating a formatter takes a hundred times as long as using it. There are about 600 zones, but no end of spellings.
 */
const mostClocks = 1_000;
const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(timeZone: string): Intl.DateTimeFormat {
  let clock = clocks.get(timeZone);
  if (!clock) {
    clock = new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    });
    if (clocks.size >= mostClocks) clocks.clear();
    clocks.set(timeZone, clock);
  }
  return clock;
}

/** Formatting takes most of a conversion, and a batch of reminders asks for the same minutes again and again. */
const mostMinutes = 10_000;
const shownByMinute = new Map<string, number>();
const minuteInMs = 60_000;

/** The time that a clock in the zone shows at an instant, as if it were UTC: milliseconds since 1970, whole seconds. */
function wallClock(instant: number, timeZone: string): number {
  const minute = Math.floor(instant / minuteInMs);
  const key = `${minute} ${timeZone}`;
  let shown = shownByMinute.get(key);
  if (shown === undefined) {
    shown = shownAt(minute * minuteInMs, timeZone);
    if (shownByMinute.size >= mostMinutes) shownByMinute.clear();
    shownByMinute.set(key, shown);
  }
  return shown + Math.floor((instant - minute * minuteInMs) / 1_000) * 1_000;
}

function shownAt(instant: number, timeZone: string): number {
  const [, month, day, year, hour, minute, second] = /^(\d+)\/(\d+)\/(\d+), (\d+):(\d+):(\d+)$/.exec(
    clockOf(timeZone).format(instant),
  )!;
  return Date.UTC(Number(year), Number(month) - 1, Number(day), Number(hour), Number(minute), Number(second));
}

/**
 * Whether this runtime supports a time zone of that name. Refuses offsets like `+02:00`, because they have no summer
 * time.
 */
export function isTimeZone(name: unknown): name is string {
  if (typeof name !== 'string' || !/^[A-Za-z][\w+/-]{1,63}$/.test(name)) return false;
  try {
    clockOf(name);
    return true;
  } catch {
    return false;
  }
}

/** The first zone that this runtime supports, else UTC. A stored zone may be from a runtime that knows others. */
export const firstTimeZone = (...zones: readonly (string | null | undefined)[]): string =>
  zones.find(isTimeZone) ?? 'UTC';

const daysOfMonths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;
const isLeapYear = (year: number): boolean => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);

/** The years of the dates that people can enter. Arithmetic and every calendar program are sure within them. */
export const years = { first: 1800, last: 2200 } as const;

/** Whether `value` is an existing calendar date, `YYYY-MM-DD`, in one of {@link years}. */
export const isCalendarDate = (value: unknown): value is string => {
  if (!isDateOfAnyYear(value)) return false;
  const year = Number(value.slice(0, 4));
  return year >= years.first && year <= years.last;
};

/** {@link isCalendarDate} in any year from 1 to 9999: older rows hold such dates. */
export function isDateOfAnyYear(value: unknown): value is string {
  if (typeof value !== 'string') return false;
  const [, year, month, day] = (/^(\d{4})-(\d{2})-(\d{2})$/.exec(value) ?? []).map(Number);
  if (!year || !month || !day || month > 12) return false;
  return day <= (month === 2 && isLeapYear(year) ? 29 : daysOfMonths[month - 1]!);
}

/** Number of days between two calendar dates. */
export const daysBetween = (from: string, to: string): number =>
  (Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / dayInMs;

/** The calendar date `days` later, or earlier. */
export const addDays = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * dayInMs).toISOString().slice(0, 10);

/** Date and time of day that a clock in the zone shows at an instant. */
export function localTimeAt(instant: Date, timeZone: string): { date: string; time: string } {
  const shown = new Date(wallClock(instant.getTime(), timeZone)).toISOString();
  return { date: shown.slice(0, 10), time: shown.slice(11, 16) };
}

/**
 * The instant at which a clock in the zone shows a date and a time. If a time occurs twice, because clocks are set
 * back, the first one counts. If it is skipped, because clocks are set forward, the result is later by the same amount.
 */
export function instantOf(date: string, time: string, timeZone: string): Date {
  const wanted = Date.parse(`${date}T${time}:00Z`);
  // No zone changes its offset twice in two days, so the offset a day before or a day after applies.
  const before = wallClock(wanted - dayInMs, timeZone) - (wanted - dayInMs);
  const after = wallClock(wanted + dayInMs, timeZone) - (wanted + dayInMs);
  const byBefore = wanted - before;
  if (before === after || wallClock(byBefore, timeZone) === wanted) return new Date(byBefore);
  const byAfter = wanted - after;
  return new Date(wallClock(byAfter, timeZone) === wanted ? byAfter : byBefore);
}
