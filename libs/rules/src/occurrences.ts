import {
  easterChurches,
  yearlyOccasionTypes,
  type EasterChurch,
  type LeapDay,
  type OccasionType,
  type Recurrence,
} from './vocabulary.js';
import { addDays, isCalendarDate, isDateOfAnyYear, years } from './zoned-time.js';

/** The facts that decide on which days an occasion takes place. Calendar dates are `YYYY-MM-DD` and sort as text. */
export interface OccasionDay {
  type: string;
  /** The first day. Other text, from old rows, has no occurrence. */
  date: string;
  /** Null if the year of `date` is unknown: then a yearly occasion takes place in every year. */
  year?: number | null;
  /** Absent: decided by the type. */
  recurrence?: Recurrence | null;
  /** The day of a 29th of February in common years. Absent: the 28th of February. */
  leapDay?: LeapDay | null;
  /** Of `nth-weekday`: 1 to 5, or -1 for the last. A year without a fifth one is left out. */
  nth?: number | null;
  /** 0 is Sunday. */
  weekday?: number | null;
  /** 1 is January. */
  month?: number | null;
  /** Of `easter`: days after Easter Sunday. */
  easterOffset?: number | null;
  /** Of `easter`. Absent: the western churches. */
  easterOf?: EasterChurch | null;
}

/** An occurrence is in the year of its Easter Sunday with these offsets. */
export const easterOffsets = { min: -80, max: 100 } as const;
/** A fifth weekday in February returns after 28 years, or 40 when a century has no leap day. */
const mostYears = 41;

export const recurrenceOf = ({ type, recurrence }: Pick<OccasionDay, 'type' | 'recurrence'>): Recurrence =>
  recurrence ?? (yearlyOccasionTypes.includes(type as OccasionType) ? 'yearly' : 'once');

/** Whether the day of the month differs from year to year. */
export const isMoving = (occasion: Pick<OccasionDay, 'type' | 'recurrence'>): boolean =>
  ['nth-weekday', 'easter'].includes(recurrenceOf(occasion));

/**
 * The next day on or after `today` on which an occasion takes place.
 * @returns undefined for a single occasion that is over, and for a date that is no date.
 */
export function nextOccurrence(occasion: OccasionDay, today: string): string | undefined {
  const { date } = occasion;
  // What began before the first year recurs, and what begins after the last one never takes place.
  if (!isDateOfAnyYear(date) || Number(date.slice(0, 4)) > years.last) return undefined;
  const recurrence = recurrenceOf(occasion);
  if (recurrence === 'once') return date >= today && isCalendarDate(date) ? date : undefined;
  const startsAnywhere = recurrence === 'yearly' && occasion.year === null;
  const from = date > today && !startsAnywhere ? date : today;
  const first = Number(from.slice(0, 4));
  for (let year = first; year < first + mostYears && year <= years.last; year++) {
    const day = occurrenceIn(occasion, year);
    if (day && day >= from) return day;
  }
  return undefined;
}

/** The next occurrences, at most `count`. */
export function nextOccurrences(occasion: OccasionDay, today: string, count: number): string[] {
  const days: string[] = [];
  let from = today;
  while (days.length < count) {
    const next = nextOccurrence(occasion, from);
    if (!next) break;
    days.push(next);
    from = addDays(next, 1);
  }
  return days;
}

/** The day of a recurring occasion in a year, whether or not it has begun by then. */
function occurrenceIn(occasion: OccasionDay, year: number): string | undefined {
  const { date, leapDay } = occasion;
  switch (recurrenceOf(occasion)) {
    case 'nth-weekday':
      return nthWeekday(year, occasion.month ?? 1, occasion.weekday ?? 0, occasion.nth ?? 1);
    case 'easter':
      return addDays(easterIn(year, occasion.easterOf), occasion.easterOffset ?? 0);
    default: {
      const sameDay = `${yearText(year)}${date.slice(4)}`;
      if (isDateOfAnyYear(sameDay)) return sameDay;
      return `${yearText(year)}-${leapDay === 'mar-1' ? '03-01' : '02-28'}`;
    }
  }
}

/** The nth weekday of a month, or the last for -1; undefined if the month has no fifth one. */
function nthWeekday(year: number, month: number, weekday: number, nth: number): string | undefined {
  const monthText = `${yearText(year)}-${String(month).padStart(2, '0')}`;
  if (nth < 0) {
    const end = addDays(`${addDays(`${monthText}-01`, 31).slice(0, 7)}-01`, -1);
    return addDays(end, -((weekdayOf(end) - weekday + 7) % 7));
  }
  const first = `${monthText}-01`;
  const day = addDays(first, ((weekday - weekdayOf(first) + 7) % 7) + (nth - 1) * 7);
  return day.startsWith(monthText) ? day : undefined;
}

/** Easter Sunday in the Gregorian calendar (Meeus, Jones and Butcher). */
export function easterSunday(year: number): string {
  const [a, b, c] = [year % 19, Math.floor(year / 100), year % 100];
  const f = Math.floor((b + 8) / 25);
  const h = (19 * a + b - Math.floor(b / 4) - Math.floor((b - f + 1) / 3) + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const n = h + l - 7 * Math.floor((a + 11 * h + 22 * l) / 451) + 114;
  const [month, day] = [Math.floor(n / 31), (n % 31) + 1];
  return `${yearText(year)}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

/** Easter Sunday of the churches that reckon by the Julian calendar (Meeus), as a day of the Gregorian one. */
export function easternEasterSunday(year: number): string {
  const [a, b, c] = [year % 4, year % 7, year % 19];
  const d = (19 * c + 15) % 30;
  const e = (2 * a + 4 * b - d + 34) % 7;
  const [month, day] = [Math.floor((d + e + 114) / 31), ((d + e + 114) % 31) + 1];
  const behind = Math.floor(year / 100) - Math.floor(year / 400) - 2;
  return addDays(`${yearText(year)}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`, behind);
}

const easterIn = (year: number, church: EasterChurch | null | undefined): string =>
  church === 'eastern' ? easternEasterSunday(year) : easterSunday(year);

/** 0 is Sunday. */
export const weekdayOf = (date: string): number => new Date(`${date}T00:00:00Z`).getUTCDay();

const yearText = (year: number): string => String(year).padStart(4, '0');

/**
 * Names the rule of an occasion whose day the order by month and day does not find: a moving day, and a leap day that is
 * kept on 1 March. Null for all others. Stored and indexed, to find the occasions of a day.
 */
export function movingKeyOf(occasion: OccasionDay): string | null {
  const recurrence = recurrenceOf(occasion);
  if (recurrence === 'easter') return easterKey(occasion.easterOffset ?? 0, occasion.easterOf);
  if (recurrence === 'nth-weekday') return weekdayKey(occasion.month ?? 1, occasion.weekday ?? 0, occasion.nth ?? 1);
  return recurrence === 'yearly' && occasion.leapDay === 'mar-1' && occasion.date.endsWith('-02-29') ? leapKey : null;
}

const leapKey = 'leap mar-1';
const easterKey = (offset: number, church?: EasterChurch | null) =>
  church === 'eastern' ? `eastern easter ${offset}` : `easter ${offset}`;
const weekdayKey = (month: number, weekday: number, nth: number) => `weekday ${month} ${weekday} ${nth}`;

/** The keys of {@link movingKeyOf} whose occurrence is on a day. */
export function movingKeysOn(date: string): string[] {
  const [year, month, day] = date.split('-').map(Number) as [number, number, number];
  const nth = Math.ceil(day / 7);
  const isLast = !addDays(date, 7).startsWith(date.slice(0, 7));
  const easters = easterChurches.flatMap((church) => {
    const offset = (Date.parse(date) - Date.parse(easterIn(year, church))) / 86_400_000;
    return offset >= easterOffsets.min && offset <= easterOffsets.max ? [easterKey(offset, church)] : [];
  });
  const isLeapYear = isDateOfAnyYear(`${yearText(year)}-02-29`);
  return [
    weekdayKey(month, weekdayOf(date), nth),
    ...(isLast ? [weekdayKey(month, weekdayOf(date), -1)] : []),
    ...easters,
    ...(date.slice(5) === (isLeapYear ? '02-29' : '03-01') ? [leapKey] : []),
  ];
}
