import { isCalendarDate } from '@presently/contracts/kit/fields/time';
import { yearlyOccasionTypes, type OccasionType } from '@presently/rules/vocabulary';

/** Calendar dates are `YYYY-MM-DD` throughout: they sort as text, and no time zone can shift them. */

/**
 * The next day on or after `today` on which an occasion takes place. Yearly ones come back from their first date on;
 * the 29th of February is kept on the 28th in common years.
 * @returns undefined when there is none: a single occasion that is over, or a legacy date that is no date.
 */
export function nextOccurrence(occasion: { type: string; date: string }, today: string): string | undefined {
  const { type, date } = occasion;
  if (!isCalendarDate(date)) return undefined;
  if (date >= today) return date;
  if (!yearlyOccasionTypes.includes(type as OccasionType)) return undefined;
  const year = Number(today.slice(0, 4));
  const thisYear = inYear(date, year);
  return thisYear >= today ? thisYear : inYear(date, year + 1);
}

function inYear(date: string, year: number): string {
  const prefix = String(year).padStart(4, '0');
  const sameDay = `${prefix}${date.slice(4)}`;
  return isCalendarDate(sameDay) ? sameDay : `${prefix}-02-28`;
}
