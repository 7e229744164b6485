import { isCalendarDate, isDateOfAnyYear, years } from '@presently/rules/zoned-time';
import { instantMeant, type Moment } from '../lib/time/chosen-moments.js';
import { linkFrom } from '../lib/web-url.js';
import { fieldsWords as say } from '../languages/fields/en.js';

/** What only forms check, in sentences; undefined is well. The other rules of a field are in its contract. */

/** A birthday in a form is `YYYY-MM-DD`, `--MM-DD` without the year, or blank. */
export function faultOfBirthday(text: string): string | undefined {
  if (text === '' || isCalendarDate(dateOf(text))) return undefined;
  return isDateOfAnyYear(dateOf(text))
    ? say('yearBetween', { first: String(years.first), last: String(years.last) })
    : say('realDay');
}

/** The calendar date of a birthday. 29 February exists without a year. */
const dateOf = (text: string): string => text.replace(/^--/, '2000-');

/** A link may be typed without `https://`. */
export const faultOfLink = (typed: string): string | undefined =>
  typed.trim() === '' || linkFrom(typed) !== '' ? undefined : say('validUrl');

/** A moment that exists and is not over. */
export function faultOfMoment(typed: Moment): string | undefined {
  const instant = instantMeant(typed);
  return instant !== undefined && instant.getTime() > Date.now() ? undefined : say('futureTime');
}
