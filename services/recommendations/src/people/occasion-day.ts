import { isCalendarDate } from '@presently/rules/zoned-time';

/**
 * The day for which ideas are wanted: the one of an occasion that is still to come, or else its next anniversary.
 * @param date `YYYY-MM-DD` or `--MM-DD`; legacy rows may hold raw text
 */
export function dayOf(date: string, today: string): string {
  if (date > today && isCalendarDate(date)) return date;
  const [, day] = /^(?:\d{4}|-)-(\d\d-\d\d)$/.exec(date) ?? [];
  if (!day) return today;
  const year = Number(today.slice(0, 4)) + (day < today.slice(5) ? 1 : 0);
  return `${year}-${day}`;
}
