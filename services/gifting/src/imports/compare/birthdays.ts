import { dateOf } from '@presently/contracts/kit/fields/days/birthday';
import { isSameDay } from '../read/values/written-day.js';

/** What two birthdays say about two people; `unknown` if one is missing. */
export type BirthdayAgreement = 'same' | 'corrected' | 'other' | 'unknown';

const dayMs = 86_400_000;
/** Years between two days that are no correction: father and son. */
const generation = 12;

/** A day that is one off, with another year, or with day and month exchanged, is one that somebody has corrected. */
export function birthdaysAgree(one: string | undefined, other: string | undefined): BirthdayAgreement {
  if (!one || !other) return 'unknown';
  if (isSameDay(one, other)) return 'same';
  const [a, b] = [partsOf(one), partsOf(other)];
  if (areFarApart(one, other)) return 'other';
  const isSameMonthDay = a.end === b.end;
  const isExchanged = a.end === b.end.split('-').toReversed().join('-');
  const days = Math.abs(Date.parse(`2000-${a.end}`) - Date.parse(`2000-${b.end}`)) / dayMs;
  return isSameMonthDay || isExchanged || days <= 1 ? 'corrected' : 'other';
}

/** Whether so many years lie between two days that nobody has mistaken one for the other. */
export function areFarApart(one: string, other: string): boolean {
  const [a, b] = [partsOf(one), partsOf(other)];
  return a.year !== undefined && b.year !== undefined && Math.abs(a.year - b.year) >= generation;
}

const partsOf = (day: string) => ({
  year: day.startsWith('--') ? undefined : Number(day.slice(0, 4)),
  end: dateOf(day).slice(5),
});
