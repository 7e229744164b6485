import type { Occasion } from '@presently/contracts/gifting/occasions';
import type { EasterChurch } from '@presently/rules/vocabulary';
import { ordinal } from '@presently/rules/occasion-words';
import { formatCalendarDate } from '../../lib/time/dates.js';
import { movingDays } from './moving-days.js';

const written = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' });
const longWeekday = written({ weekday: 'long' });
const longMonth = written({ month: 'long' });
/** 4 January 1970 was a Sunday. */
export const weekdays = Array.from({ length: 7 }, (_day, n) => longWeekday.format(new Date(Date.UTC(1970, 0, 4 + n))));
export const months = Array.from({ length: 12 }, (_month, n) => longMonth.format(new Date(Date.UTC(1970, n, 1))));

type Rule = Pick<Occasion, 'recurrence' | 'nth' | 'weekday' | 'month' | 'easterOffset' | 'easterOf'>;

/** `second Sunday in May`, `Good Friday`; nothing for a fixed day. */
export function ruleInWords({ recurrence, nth, weekday, month, easterOffset, easterOf }: Rule): string | undefined {
  if (recurrence === 'nth-weekday') {
    const which = nth === -1 ? 'last' : (['first', 'second', 'third', 'fourth'][nth! - 1] ?? ordinal(nth!));
    return `${which} ${weekdays[weekday!]} in ${months[month! - 1]}`;
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
  const [of, orthodox] = church === 'eastern' ? (['eastern', 'Orthodox '] as const) : (['western', ''] as const);
  const known = movingDays.find(
    ({ rule }) => rule.recurrence === 'easter' && rule.easterOffset === offset && rule.easterOf === of,
  );
  if (known) return `${orthodox}${known.name}`;
  const days = Math.abs(offset) === 1 ? '1 day' : `${Math.abs(offset)} days`;
  return `${days} ${offset < 0 ? 'before' : 'after'} ${orthodox}Easter Sunday`;
}
