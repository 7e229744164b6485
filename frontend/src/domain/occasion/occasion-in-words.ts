import type { Occasion } from '@presently/contracts/gifting/occasions';
import type { EasterChurch } from '@presently/rules/vocabulary';
import { movingDaysWords as say } from '../../languages/moving-days/en.js';
import { spokenLocale } from '../../languages/words.js';
import { formatCalendarDate } from '../../lib/time/dates.js';
import { movingDays } from './moving-days.js';

const written = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(spokenLocale(), { ...options, timeZone: 'UTC' });
/** 4 January 1970 was a Sunday. */
export const weekdayName = (day: number): string =>
  written({ weekday: 'long' }).format(new Date(Date.UTC(1970, 0, 4 + day)));
/** @param month 1 is January */
export const monthName = (month: number): string =>
  written({ month: 'long' }).format(new Date(Date.UTC(1970, month - 1, 1)));

/** Some languages tell days of the week by their gender. */
const weekdayMessage = (day: number) => (day === 0 ? 'nthSunday' : day === 6 ? 'nthSaturday' : 'nthWorkday');

type Rule = Pick<Occasion, 'recurrence' | 'nth' | 'weekday' | 'month' | 'easterOffset' | 'easterOf'>;

/** `second Sunday in May`, `Good Friday`; nothing for a fixed day. */
export function ruleInWords({ recurrence, nth, weekday, month, easterOffset, easterOf }: Rule): string | undefined {
  if (recurrence === 'nth-weekday') {
    const which = nth === -1 ? 'last' : String(nth);
    return say(weekdayMessage(weekday!), { nth: which, weekday: weekdayName(weekday!), month: monthName(month!) });
  }
  return recurrence === 'easter' ? easterDayInWords(easterOffset ?? 0, easterOf) : undefined;
}

/** `May 4, 1990`: the date that was saved; for a day that moves or has no year, the next one. */
export function dateInWords({
  date,
  year,
  recurrence,
  nextOn,
}: Pick<Occasion, 'date' | 'year' | 'recurrence' | 'nextOn'>): string {
  const isSaved = year !== null && recurrence !== 'nth-weekday' && recurrence !== 'easter';
  return formatCalendarDate(isSaved ? date : (nextOn ?? date));
}

/** `Good Friday`, `10 days after Easter Sunday`, `Orthodox Easter Sunday` */
export function easterDayInWords(offset: number, church: EasterChurch | null): string {
  const of = church ?? 'western';
  const named = (day: string) => (of === 'eastern' ? say('orthodoxDay', { day }) : day);
  const known = movingDays.find(
    ({ rule }) => rule.recurrence === 'easter' && rule.easterOffset === offset && rule.easterOf === of,
  );
  if (known) return named(say(known.name));
  const when = offset < 0 ? 'before' : 'after';
  return say('fromEaster', { days: Math.abs(offset), when, easter: named(say('easterSunday')) });
}
