/** A price in the smallest unit of its currency. */
export interface Money {
  /** Whole and above zero. Cents, or yen. */
  cents: number;
  /** ISO 4217: `USD`. */
  currency: string;
}

/** `$` is many currencies; which one is said by letters beside it, or by where the price was asked for. */
const symbols: Record<string, string> = {
  US$: 'USD',
  C$: 'CAD',
  CA$: 'CAD',
  A$: 'AUD',
  AU$: 'AUD',
  NZ$: 'NZD',
  '£': 'GBP',
  '€': 'EUR',
  '¥': 'JPY',
  '₹': 'INR',
  '₩': 'KRW',
};
const dollars = new Set(['USD', 'CAD', 'AUD', 'NZD', 'SGD', 'HKD', 'MXN']);
const withoutCents = new Set(['JPY', 'KRW', 'VND', 'CLP', 'HUF']);
/** Where a lone separator with three digits behind it divides thousands by a comma; elsewhere it is a point. */
const commaThousands = new Set([...dollars, 'GBP', 'JPY', 'KRW', 'INR', 'CNY']);

/** More than this is a misread number, and would not fit its column. */
const most = 2_000_000_000;
const currencyPart = String.raw`[A-Z]{3}|[A-Z]{0,2}\$|[£€¥₹₩]`;
const shape = new RegExp(String.raw`^(${currencyPart})?\s*(\d[\d.,' ]*)(?<![.,' ])\s*(${currencyPart})?$`, 'u');

/**
 * Reads a price as people and feeds write it: `$1,234.50`, `1.234,50 €`, `15.00 USD`. Whatever leaves a doubt is refused:
 * ranges, "from", instalments, free, and `1.234` where it could be one or a thousand.
 * @param usual the currency of a price that names none, and of a bare `$`
 */
export function parsePrice(text: string, usual = 'USD'): Money | undefined {
  const [, before, digits, after] = shape.exec(text.normalize('NFKC').replace(/\s+/gu, ' ').trim().toUpperCase()) ?? [];
  if (!digits) return undefined;
  const currency = agreed(before, after, usual);
  const cents = currency && toCents(digits, currency);
  return cents ? { cents, currency } : undefined;
}

function agreed(before: string | undefined, after: string | undefined, usual: string): string | undefined {
  const codes = [before, after]
    .filter((each) => each !== undefined && each !== '$')
    .map((each) => symbols[each!] ?? each!);
  if (new Set(codes).size > 1 || codes.some((code) => !/^[A-Z]{3}$/.test(code))) return undefined;
  const currency = codes[0] ?? usual;
  const isDollar = before === '$' || after === '$';
  return isDollar && !dollars.has(currency) ? undefined : currency;
}

function toCents(digits: string, currency: string): number | undefined {
  const decimals = /^(.*?)([.,])(\d{1,2})$/.exec(digits);
  // `1,23` in front of another group is thousands written wrongly, and refused below.
  const whole = decimals ? decimals[1]! : digits;
  const separators = new Set(whole.match(/[.,' ]/g));
  if (separators.size > 1 || (decimals && separators.has(decimals[2]!))) return undefined;
  const [separator] = separators;
  if (separator !== undefined) {
    const [first, ...groups] = whole.split(separator);
    if (!/^\d{1,3}$/.test(first!) || groups.some((group) => !/^\d{3}$/.test(group))) return undefined;
    const isUnclear = !decimals && groups.length === 1 && (separator === '.' || separator === ',');
    if (isUnclear && (separator === ',') !== commaThousands.has(currency)) return undefined;
  }
  const units = Number(whole.replace(/\D/g, ''));
  const fraction = Number((decimals?.[3] ?? '').padEnd(2, '0'));
  if (withoutCents.has(currency)) return fraction === 0 && units > 0 && units <= most ? units : undefined;
  const cents = units * 100 + fraction;
  return cents > 0 && cents <= most ? cents : undefined;
}
