import { isCalendarDate } from '@presently/contracts/kit/fields/time';
import { yearlyOccasionTypes, type OccasionType } from '@presently/rules/vocabulary';

/**
 * The next day on or after `today` on which an occasion takes place. Yearly occasions repeat after their first date;
 * the 29th of February falls on the 28th in common years. Calendar dates are `YYYY-MM-DD`: they sort as text, and no
 * time zone shifts them.
 * @returns undefined for a single occasion that is over, and for a legacy date that is not a date.
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
