/** A price in the smallest unit of its currency. */
export interface Money {
  /** A positive whole number of cents, or of yen. */
  cents: number;
  /** ISO 4217: `USD`. */
  currency: string;
}

/** Letters beside `$` name its currency; without them the market decides. */
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
/** Currencies that group thousands with a comma; the others use a point. */
const commaThousands = new Set([...dollars, 'GBP', 'JPY', 'KRW', 'INR', 'CNY']);

/** The largest value of the column; more is a misread number. */
const most = 2_000_000_000;
const currencyPart = String.raw`[A-Z]{3}|[A-Z]{0,2}\$|[£€¥₹₩]`;
const shape = new RegExp(String.raw`^(${currencyPart})?\s*(\d[\d.,' ]*)(?<![.,' ])\s*(${currencyPart})?$`, 'u');

/**
 * Reads a price such as `$1,234.50`, `1.234,50 €` or `15.00 USD`. Refuses unclear ones: ranges, "from", instalments,
 * free, and `1.234` if it could be one or a thousand.
 * @param usual the currency of a price without one, and of a bare `$`
 */
export function parsePrice(text: string, usual = 'USD'): Money | undefined {
  const written = text.normalize('NFKC').replace(/\s+/gu, ' ').replaceAll('’', "'").trim().toUpperCase();
  // Programs write `12.0000` and `.99`, and people `12.--`.
  const usualForm = written
    .replace(/(?<=[.,]\d{2})0{2,3}(?!\d)/, '')
    .replace(/(?<![\d.,])(?=\.\d)/, '0')
    .replace(/(?<=\d)[.,](?:--|–|—)/, '');
  const [, before, digits, after] = shape.exec(usualForm) ?? [];
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
  // `1,23` before another group is a wrong thousands separator, refused below.
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
