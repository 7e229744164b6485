import type { OccasionType } from '@presently/rules/vocabulary';
import { numbersIn } from './event-number.js';
import { dayOf } from './written-day.js';

/** What an event says that tells which year its first day was. */
export interface DatedEvent {
  /** A property of it by its name; empty without one. */
  text: (name: string) => string;
  summary: string;
  type: OccasionType;
  isYearly: boolean;
  /** Whether its program says that it is of a contact, so that it begins with the first day. */
  isOfContacts: boolean;
}

export interface KnownYear {
  /** `--MM-DD` without a year. */
  date: string;
  /** Whether the year may be the one in which the series was written down. */
  isDoubtful?: boolean;
}

/** People write birthdays of adults down; a series that is younger may have begun in any year of a life. */
const adult = 18;
/** Before it, nobody wrote a day down for its own year: a series that begins earlier begins with the first day. */
const firstCalendars = 1995;
/** Google writes 1900 where it does not know when an event was written. */
const firstCreated = 1980;

/**
 * The day with its year where that is the year of birth: calendars also begin a series in the year in which it was
 * written.
 */
export function withKnownYear(day: string, event: DatedEvent, now: Date): KnownYear {
  const { text, summary, isYearly, isOfContacts, type } = event;
  const end = day.slice(-5);
  const withoutYear = { date: `--${end}` };
  const inYear = (year: number) => ({ date: dayOf(`${year}-${end}`, 'month-first', now) ?? withoutYear.date });
  if (text('X-NEXTCLOUD-BC-UNKNOWN-YEAR') === '1') return withoutYear;
  const year = day.startsWith('--') ? undefined : Number(day.slice(0, 4));
  const written = writtenYear(event, year ?? now.getUTCFullYear());
  if (written !== undefined) return written > now.getUTCFullYear() ? withoutYear : inYear(written);
  if (year === undefined) return withoutYear;
  const numbers = numbersIn(summary);
  if (numbers.size > 1) return withoutYear;
  const [number] = numbers;
  const created = yearIn(text('CREATED'));
  if (number !== undefined) {
    const counted = isYearly ? firstOfSeries(year, number, [created, ...stamps(text)], now) : year - number;
    return counted === undefined ? withoutYear : inYear(counted);
  }
  const present = created ?? now.getUTCFullYear();
  if (!isYearly || year >= present - 1) return withoutYear;
  if (type !== 'Birthday' || isOfContacts) return inYear(year);
  if (year > now.getUTCFullYear() - adult) return withoutYear;
  return { ...inYear(year), isDoubtful: year >= firstCalendars };
}

/** `(1980)`, `*1980`, `born in 1980`, and a year of the title before the first one of the series: `Mum 1954`, `’54`. */
function writtenYear({ text, summary }: DatedEvent, first: number): number | undefined {
  const [, told] =
    /^(\d{4})$/.exec(text('X-NEXTCLOUD-BC-YEAR')) ??
    /\(\s{0,2}(?:\*|b\.|born|geb\.?|née?)?\s{0,2}(\d{4})\s{0,2}\)/i.exec(summary) ??
    /(?:\*|\bborn|\bb\.|\bgeb\.|\bnée?)\s?(\d{4})(?!\d)/i.exec(summary) ??
    /\b(?:born in|since)\s+(\d{4})\b/i.exec(text('DESCRIPTION')) ??
    [];
  if (told !== undefined) return Number(told);
  const [, bare] = /(?<![\p{L}\p{N}])((?:18|19|20)\d{2})(?![\p{L}\p{N}])/u.exec(summary) ?? [];
  if (bare !== undefined && Number(bare) < first) return Number(bare);
  const [, short] = /\s['’](\d{2})(?:\s|$)/.exec(summary) ?? [];
  return short !== undefined && 1900 + Number(short) < first - 1 ? 1900 + Number(short) : undefined;
}

/**
 * The year from which a number counts. The title of a series was written for its first day, or by a program that counts
 * to the present one from the day of birth, with which its series begins.
 */
function firstOfSeries(
  year: number,
  number: number,
  stamped: readonly (number | undefined)[],
  now: Date,
): number | undefined {
  const present = now.getUTCFullYear();
  const [created] = stamped;
  const isPresent = [present, ...stamped].some((each) => each !== undefined && Math.abs(year + number - each) <= 1);
  if (year < firstCalendars) return year + number <= present + 1 ? year : undefined;
  if (isPresent && (created === undefined || Math.abs(created - year) > 1)) return undefined;
  return year - number;
}

const stamps = (text: (name: string) => string) => [yearIn(text('LAST-MODIFIED')), yearIn(text('DTSTAMP'))];

function yearIn(stamp: string): number | undefined {
  const year = Number(/^(\d{4})/.exec(stamp)?.[1]);
  return year >= firstCreated ? year : undefined;
}
