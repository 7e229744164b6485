import { datesWords as say } from '../../languages/dates/en.js';
import { spokenLocale } from '../../languages/words.js';

const written = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(spokenLocale(), options);

/** Formatters are expensive to make. A page has one locale. */
const formatter = (options: Intl.DateTimeFormatOptions) => {
  let made: Intl.DateTimeFormat | undefined;
  let locale: string | undefined;
  return (date: Date): string => {
    if (!made || locale !== spokenLocale()) {
      locale = spokenLocale();
      made = written(options);
    }
    return made.format(date);
  };
};
const long = formatter({ month: 'long', day: 'numeric', year: 'numeric' });
const dayOfYear = formatter({ month: 'long', day: 'numeric' });
const monthAlone = formatter({ month: 'short' });

/** `2026-03-09` → `March 9, 2026`. A calendar date has no time zone. Other texts are returned unchanged. */
export function formatCalendarDate(text: string): string {
  const date = parseCalendarDate(text);
  return date ? long(date) : text;
}

/** `March 9, 2026`, or `March 9` if the year is unknown. */
export function formatDate(date: string, hasYear: boolean): string {
  const day = hasYear ? undefined : parseCalendarDate(date);
  return day ? dayOfYear(day) : formatCalendarDate(date);
}

/** `March 9, 1990`, or `March 9` for `--03-09`. */
export const formatBirthday = (birthday: string): string =>
  birthday.startsWith('--') ? formatDate(birthday.replace('--', '2000-'), false) : formatDate(birthday, true);

/** Midnight of a `YYYY-MM-DD` date in the browser's zone; `undefined` if the day does not exist. */
export function parseCalendarDate(text: string): Date | undefined {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? [];
  if (!year || !month || !day) return undefined;
  const date = new Date(Number(year), Number(month) - 1, Number(day));
  const isReal = date.getMonth() === Number(month) - 1 && date.getDate() === Number(day);
  return isReal ? date : undefined;
}

/** Today in the browser's zone: `2026-03-09`, as dates are written in Sweden. */
export const localToday = (): string => new Date().toLocaleDateString('sv-SE');

/** `Today`, `Tomorrow`, `in 12 days` */
export function formatDaysUntil(days: number): string {
  if (days <= 0) return say('today');
  if (days === 1) return say('tomorrow');
  return new Intl.RelativeTimeFormat(spokenLocale()).format(days, 'day');
}

/** `4 minutes ago`, `yesterday`, `Mar 9`: the time since an instant, rounded. */
export function formatAgo(instant: string, now: Date = new Date(), timeZone?: string): string {
  const then = new Date(instant);
  if (Number.isNaN(then.getTime())) return '';
  const minutes = Math.floor((now.getTime() - then.getTime()) / 60_000);
  const words = new Intl.RelativeTimeFormat(spokenLocale(), { numeric: 'auto' });
  if (minutes < 1) return say('justNow');
  if (minutes < 60) return words.format(-minutes, 'minute');
  if (minutes < 24 * 60) return words.format(-Math.floor(minutes / 60), 'hour');
  if (minutes < 7 * 24 * 60) return words.format(-Math.floor(minutes / (24 * 60)), 'day');
  const year = written({ year: 'numeric', timeZone });
  const isThisYear = year.format(then) === year.format(now);
  return written({ month: 'short', day: 'numeric', timeZone, ...(!isThisYear && { year: 'numeric' }) }).format(then);
}

/** `Mar` */
export const formatMonth = (date: Date): string => monthAlone(date);

/** `December 21, 2026`: the day of an instant, in the browser's zone. */
export const formatDay = (instant: string): string => long(new Date(instant));
