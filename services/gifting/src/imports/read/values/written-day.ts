import { dateOf, isBirthday } from '@presently/contracts/kit/fields/days/birthday';
import type { DayOrder } from '@presently/rules/imports';
import { plainNumber } from '@presently/rules/written-number';

/** Years that stand for none: Apple writes 1604, others 0 or 1. */
const noYear = new Set([0, 1, 1604]);
const earliest = 1800;
/** What programs write for no date at all: those of .NET, Outlook, Windows, SQL Server and Unix. */
const noDates = /^(?:0001-?01-?01|0000-?00-?00|4501-?01-?01|1601-?01-?01|1753-?01-?01|1970-?01-?01T00:?00:?00)/;
/** Of OLE, spreadsheets, COBOL and the Mac, in any spelling. Nobody alive was born then. */
const firstDays = new Set(['1899-12-30', '1899-12-31', '1900-01-01', '1904-01-01']);

/** What Outlook and others write for no day: `0/0/00`, `0.0.00`, `00-00-0000`. It is as good as an empty cell. */
export const withoutEmptyDay = (written: string): string =>
  /^0{1,4}\s?[-./,年]\s?0{1,2}\s?[-./,月]\s?0{1,4}[.日]?(?:[ T]0{1,2}:00(?::00)?)?$/.test(written.trim())
    ? ''
    : written;

/** An instant is the midnight of somewhere: the day of the nearest one. Noon is what programs write to be safe. */
function utcDay(text: string): string | undefined {
  const [, year, month, day, hours, minutes] =
    /^(\d{4})-?(\d{2})-?(\d{2})T?(\d{2}):?(\d{2})(?::?\d{2}(?:\.\d{1,9})?)?Z$/.exec(text) ??
    /^(\d{4})(\d{2})(\d{2})(\d{2})(\d{2})\d{2}$/.exec(text) ??
    [];
  if (minutes === undefined) return undefined;
  const isNext = Number(hours) * 60 + Number(minutes) > 12 * 60;
  const at = new Date(`${year}-${month}-${day}T00:00:00Z`);
  if (Number.isNaN(at.getTime())) return undefined;
  at.setUTCDate(at.getUTCDate() + (isNext ? 1 : 0));
  return at.toISOString().slice(0, 10);
}

const dayMs = 86_400_000;
/** Days from 1899-12-30, as spreadsheets count them: 1927 to 2036. */
const serials = [10_000, 50_000] as const;

/** A day in a table, where spreadsheets may have left its number. */
export function tableDay(written: string, order: DayOrder): string | undefined {
  const serial = /^\d{5}(?:\.0+)?$/.test(written.trim()) ? Number(written) : 0;
  if (serial < serials[0] || serial > serials[1]) return dayOf(written, order);
  return new Date(Date.UTC(1899, 11, 30) + serial * dayMs).toISOString().slice(0, 10);
}

/** Languages in which tables write the names of months. */
const languages =
  `en de fr es it nl pt sv da nb fi is pl cs sk hu ro bg uk ru hr sl sr mk el tr et lv lt ca eu he ar fa hi th
  vi id ms`.split(/\s+/);
const months = new Map<string, Set<number>>();
const weekdays = new Set<string>();
for (const language of languages) {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(`${language}-u-ca-gregory-nu-latn`, { ...options, timeZone: 'UTC' });
  for (const length of ['long', 'short'] as const) {
    for (const names of [format({ month: length, day: 'numeric' }), format({ month: length })])
      for (let month = 1; month <= 12; month++) {
        const parts = names.formatToParts(Date.UTC(2000, month - 1, 1));
        const word = wordOf(parts.find(({ type }) => type === 'month')!.value);
        if (!/\d/.test(word)) months.set(word, (months.get(word) ?? new Set()).add(month));
      }
    for (let day = 1; day <= 7; day++) weekdays.add(wordOf(format({ weekday: length }).format(Date.UTC(2000, 0, day))));
  }
}

/** Whether a word names a month in any of the languages. */
export const isMonth = (word: string): boolean => months.has(wordOf(word));

/**
 * A day as people and programs write it, as `YYYY-MM-DD`, or `--MM-DD` without a year.
 * @returns undefined for a text that is no day
 */
export function dayOf(written: string, order: DayOrder = 'month-first', now = new Date()): string | undefined {
  const text = withoutEastern(plain(written));
  if (text.length > 60 || noDates.test(text)) return undefined;
  const instant = utcDay(text);
  if (instant !== undefined) return dayOf(instant, order, now);
  const [, year, month, day] = isoDay(text) ?? numericDay(text, order, now) ?? wordyDay(text, now) ?? [];
  if (month === undefined || day === undefined) return undefined;
  const known = year === undefined || noYear.has(year) ? undefined : year;
  if (known !== undefined && (known < earliest || known > now.getUTCFullYear() + 100)) return undefined;
  const end = `${pad(month)}-${pad(day)}`;
  const found = known === undefined ? `--${end}` : `${String(known)}-${end}`;
  const isDefault = firstDays.has(found) || (year === 1 && end === '01-01');
  return isBirthday(found) && !isDefault ? found : undefined;
}

/** What was found, or a text that no form accepts, so that the sender is told what is left out. */
export const dayOrRefusal = (found: string | undefined, written: string): string =>
  found ?? (isBirthday(written) ? `no date: ${written}` : written);

/** The order of days in a column: by the first that only one order can be. */
export const dayOrderOf = (days: readonly string[], otherwise: DayOrder): DayOrder => provenOrder(days) ?? otherwise;

/** Whether a column has a day that may be another one, and none that says which. */
export const isOrderOpen = (days: readonly string[]): boolean =>
  provenOrder(days) === undefined &&
  days.some((day) => {
    const [, first, separator, second] = numeric.exec(plain(day)) ?? [];
    return separator?.trim() !== '.' && Number(first) > 0 && Number(second) > 0 && Number(first) !== Number(second);
  });

/** How a language writes days; undefined for a tag that says nothing. */
export function orderOfLanguage(language: string | undefined): DayOrder | undefined {
  if (!language) return undefined;
  try {
    const format = new Intl.DateTimeFormat(`${language}-u-ca-gregory-nu-latn`, { month: 'numeric', day: 'numeric' });
    const types = format.formatToParts(0).map(({ type }) => type);
    return types.indexOf('day') < types.indexOf('month') ? 'day-first' : 'month-first';
  } catch {
    return undefined;
  }
}

function provenOrder(days: readonly string[]): DayOrder | undefined {
  for (const day of days) {
    const [, first, , second] = numeric.exec(plain(day)) ?? [];
    if (Number(first) > 12) return 'day-first';
    if (Number(second) > 12) return 'month-first';
  }
  return undefined;
}

/** Whether two days may be one, of which the year is not always known. */
export const isSameDay = (one: string, other: string): boolean =>
  one === other ||
  (dateOf(one).slice(5) === dateOf(other).slice(5) && (one.startsWith('--') || other.startsWith('--')));

type Found = [text: string, year: number | undefined, month: number, day: number];

/** `1980-05-17`, `19800517T000000Z`, `--0517`, `--05-17` */
function isoDay(text: string): Found | undefined {
  const [, year, month, day] = /^(\d{4}|-)-?(\d{1,2})-(\d{1,2})(?:[T ].*)?$/.exec(text) ?? [];
  if (month !== undefined) return [text, year === '-' ? undefined : Number(year), Number(month), Number(day)];
  const [, shortYear, shortMonth, shortDay] = /^(\d{4}|--)(\d{2})(\d{2})(?:T.*)?$/.exec(text) ?? [];
  if (shortMonth === undefined) return undefined;
  return [text, shortYear === '--' ? undefined : Number(shortYear), Number(shortMonth), Number(shortDay)];
}

/** Two numbers with or without a year, which may have a point behind it, and what follows: a time or a word. */
const numeric =
  /^(\d{1,2})(\s?[./-]\s?|\s(?=\d{1,2}\s\d{4}$))(\d{1,2})(?:(?:\s?[./-]\s?|\s(?=\d{4}))(\d{4}|\d{2})?\.?)?(?: (?!\d+\.?$).*)?$/;

/** `5/17/1980`, `17.5.80`, `17.05.`, `17. 5. 1980.`, `1980/5/17` */
function numericDay(text: string, order: DayOrder, now: Date): Found | undefined {
  const [, leading, leadingMonth, leadingDay] = /^(\d{4})[./](\d{1,2})[./](\d{1,2})\.?(?:[T ].*)?$/.exec(text) ?? [];
  if (leading !== undefined) return [text, Number(leading), Number(leadingMonth), Number(leadingDay)];
  const [, first, separator, second, year] = numeric.exec(text) ?? [];
  if (first === undefined) return undefined;
  const [one, two] = [Number(first), Number(second)];
  const isDayFirst = one > 12 || (two <= 12 && (separator?.trim() === '.' || order === 'day-first'));
  const [day, month] = isDayFirst ? [one, two] : [two, one];
  return [text, yearOf(year, now), month, day];
}

/** `May 17, 1980`, `17. Mai 1980`, `17 de mayo`, `mar. 17 mai 1980` */
function wordyDay(text: string, now: Date): Found | undefined {
  const words = text.match(/[\p{L}\p{M}]+|\d+/gu) ?? [];
  const month = monthIn(words, text);
  const numbers = words.filter((word) => /^\d+$/.test(word));
  if (month === undefined || numbers.length === 0 || numbers.length > 2) return undefined;
  const [first, second] = numbers as [string, string?];
  if (first.length === 4 && second !== undefined) return [text, Number(first), month, Number(second)];
  return [text, yearOf(second, now), month, Number(first)];
}

/** The month among words. `mar` is a Tuesday beside another month: "mar. 23 avr." */
function monthIn(words: readonly string[], text: string): number | undefined {
  const named = [...new Set(words.map(wordOf))].filter((word) => months.has(word));
  const [word, ...others] = named.length > 1 ? named.filter((each) => !weekdays.has(each)) : named;
  if (word === undefined || others.length > 0) return undefined;
  // "Listopad" is October in Croatia, and November for its neighbors. Croatian has a point behind the day and the year.
  const found = [...months.get(word)!];
  return found.length === 1 || isCroatian.test(text) ? Math.min(...found) : Math.max(...found);
}
const isCroatian = /^\D*\d{1,2}\..*(?:\.|\D)$/;

/** Two digits are the latest such year that has begun. */
function yearOf(written: string | undefined, now: Date): number | undefined {
  if (written === undefined) return undefined;
  const year = Number(written);
  if (written.length !== 2) return year;
  const century = Math.floor(now.getUTCFullYear() / 100) * 100;
  return century + year <= now.getUTCFullYear() ? century + year : century - 100 + year;
}

const plain = (written: string): string => (/^[ -~]*$/.test(written) ? written.trim() : plainNumber(written));

/** The years before the first of each era of Japan. */
const eras = {
  明治: 1867,
  M: 1867,
  大正: 1911,
  T: 1911,
  昭和: 1925,
  S: 1925,
  平成: 1988,
  H: 1988,
  令和: 2018,
  R: 2018,
};
const eraDay = new RegExp(
  `^(${Object.keys(eras).join('|')}) ?\\.?(\\d{1,2}|元) ?[年./-] ?(\\d{1,2}) ?[月./-] ?(\\d{1,2}) ?日?$`,
);
/** `(月)`, `月曜日`, `일요일`, `星期四` behind a day. */
const easternWeekday = /(?<=[日일]) ?(?:\(.{1,4}\)|.{1,2}(?:曜日?|요일)|星期.|[週周].)$/u;

/** `1980年5月17日`, `1980년 5월 17일`, `1980. 5. 17.`, `昭和55年5月17日(土)` and `5月17日` as ISO writes them. */
function withoutEastern(written: string): string {
  const text = written.replace(easternWeekday, '');
  const [, era = '', year, month, day] = eraDay.exec(text) ?? [];
  if (day !== undefined)
    return `${eras[era as keyof typeof eras] + (year === '元' ? 1 : Number(year))}-${month!}-${day}`;
  return text
    .replace(/^(\d{4}) ?(?:[年년]|\.) ?(\d{1,2}) ?(?:[月월]|\.) ?(\d{1,2}) ?[日일.]?$/, '$1-$2-$3')
    .replace(/^(\d{1,2}) ?[月월] ?(\d{1,2}) ?[日일]?$/, '--$1-$2');
}

function wordOf(word: string): string {
  return word
    .normalize('NFKD')
    .replaceAll(/[\p{M}.]/gu, '')
    .toLowerCase();
}

const pad = (number: number) => String(number).padStart(2, '0');
