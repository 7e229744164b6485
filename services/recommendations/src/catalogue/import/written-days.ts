/** Milliseconds of the first instant, and of the end: the same one, or that of a whole day. */
export interface Span {
  from: number;
  to: number;
}

const dayLength = 86_400_000;
/** Earlier and later years are a program's way to say none: `1970-01-01`, `0000-00-00`, `9999-12-31`. */
const [firstYear, lastYear] = [2000, 2199];

const zone = String.raw`(Z|UTC|GMT|[+-]\d{2}(?::?\d{2})?)?`;
const time = String.raw`(?:(?:T|,? )(\d{1,2})(?::?(\d{2})(?::?(\d{2})(?:\.\d+)?)?)?\s?${zone})?`;
const month = '(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*';
const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');

/** Ways to write a day, with what stands in the groups. The time has the four groups behind them. */
const forms: readonly { shape: RegExp; orders: readonly string[] }[] = [
  { shape: new RegExp(`^(\\d{4})(\\d{2})(\\d{2})${time}$`, 'i'), orders: ['ymd'] },
  { shape: new RegExp(`^(\\d{4})([-/.])(\\d{1,2})\\2(\\d{1,2})${time}$`, 'i'), orders: ['y-md'] },
  { shape: new RegExp(`^(\\d{4})年\\s?(\\d{1,2})月\\s?(\\d{1,2})日${time}$`, 'i'), orders: ['ymd'] },
  // Points separate day, month and year in that order everywhere; slashes and hyphens do not.
  { shape: new RegExp(`^(\\d{1,2})\\.\\s?(\\d{1,2})\\.\\s?(\\d{4})${time}$`, 'i'), orders: ['dmy'] },
  { shape: new RegExp(`^(\\d{1,2})([-/])(\\d{1,2})\\2(\\d{4})${time}$`, 'i'), orders: ['d-my', 'm-dy'] },
  {
    shape: new RegExp(`^(?:[a-z]{3,9},? )?(\\d{1,2})(?:st|nd|rd|th)?[ -]${month},?[ -](\\d{4})${time}$`, 'i'),
    orders: ['dmy'],
  },
  {
    shape: new RegExp(`^(?:[a-z]{3,9},? )?${month} (\\d{1,2})(?:st|nd|rd|th)?,? (\\d{4})${time}$`, 'i'),
    orders: ['mdy'],
  },
];

const numberOf = (text: string | undefined) => Number(text ?? 0);
const minutesOf = (offset = 'Z'): number => {
  const [, sign, hours, minutes] = /^([+-])(\d{2}):?(\d{2})?$/.exec(offset) ?? [];
  return (sign === '-' ? -1 : 1) * (numberOf(hours) * 60 + numberOf(minutes));
};

function spanIn(parts: readonly (string | undefined)[], order: string): Span | undefined {
  const at = (name: string) => parts[order.indexOf(name)];
  const monthName = at('m') ?? '';
  const [year, day] = [numberOf(at('y')), numberOf(at('d'))];
  const monthNumber = months.indexOf(monthName.slice(0, 3).toLowerCase()) + 1 || Number(monthName);
  const [hour, minute, second, offset] = parts.slice(order.length);
  const [h, min, s] = [hour, minute, second].map(numberOf) as [number, number, number];
  const midnight = new Date(Date.UTC(year, monthNumber - 1, day));
  const isDay = midnight.getUTCMonth() === monthNumber - 1 && midnight.getUTCDate() === day;
  // 24:00 is the end of a day.
  if (!isDay || year < firstYear || year > lastYear || h > 24 || min > 59 || s > 60) return undefined;
  const from = midnight.getTime() + ((h * 60 + min - minutesOf(offset)) * 60 + s) * 1000;
  return { from, to: hour === undefined ? midnight.getTime() + dayLength : from };
}

/**
 * What a day or an instant of a feed may mean, in Greenwich where it names no zone: two days for `05/12/2026`, which is
 * in May or in December; none for a text that cannot be read surely.
 */
export function spansOf(written: string): Span[] {
  const text = written.normalize('NFKC').trim();
  const spans = forms.flatMap(({ shape, orders }) => {
    const parts = shape.exec(text)?.slice(1);
    return parts ? orders.flatMap((order) => spanIn(parts, order) ?? []) : [];
  });
  return [...new Map(spans.map((span) => [span.from, span])).values()];
}

/**
 * When a product expires: at the end of its day. Of two days that may be meant it is the later one, since a product
 * that is still offered may not vanish, and one that is not goes with the next version of its feed.
 */
export function expiryOf(written: string): Date | undefined {
  const ends = spansOf(written).map(({ to }) => to);
  return ends.length === 0 ? undefined : new Date(Math.max(...ends));
}
