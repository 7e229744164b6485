import { addDays } from '@presently/rules/zoned-time';

/** Part of a window of days in which yearly occasions are found by their month and day. */
export interface YearlyRange {
  /** The year of the occurrences. */
  year: string;
  /** `MM-DD`, both included. */
  from: string;
  to: string;
}

/**
 * The window from `today` to `days` later, as ranges within one year each: one, or two with a turn of the year between
 * them. A range of a common year that ends with the 28th of February includes the 29th, which falls on it.
 * @param days at most 366
 */
export function yearlyRanges(today: string, days: number): YearlyRange[] {
  const end = addDays(today, days);
  const [year, from] = [today.slice(0, 4), today.slice(5)];
  const isEndOfFebruary = end.endsWith('02-28') && addDays(end, 1).endsWith('03-01');
  const to = isEndOfFebruary ? '02-29' : end.slice(5);
  if (end.startsWith(year)) return [{ year, from, to }];
  const before = addDays(`2000-${from}`, -1).slice(5);
  return [
    { year, from, to: '12-31' },
    // A window of a whole year ends before the day on which it begins.
    ...(from === '01-01' ? [] : [{ year: end.slice(0, 4), from: '01-01', to: to < from ? to : before }]),
  ];
}
