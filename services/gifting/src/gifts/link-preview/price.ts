import { currencyBySign } from '@presently/rules/currency-signs';
import { formatMoney, unitsOf, writtenDecimalsOf } from '@presently/rules/money';
import { commaBetweenThousands, pointBeforeCents } from '@presently/rules/price-marks';
import { plainNumber } from '@presently/rules/written-number';

const known = new Set(Intl.supportedValuesOf('currency'));

/** The currency that a shop states beside the amount, else the one that stands in the amount. */
function currencyOf(stated: string | undefined, amount: string): string | undefined {
  const code = stated?.trim().toUpperCase() ?? '';
  if (known.has(code)) return code;
  const written = /(?<![A-Z])[A-Z]{3}(?![A-Z])/.exec(amount)?.[0];
  if (written && known.has(written)) return written;
  return currencyBySign(stated ?? '') ?? currencyBySign(amount);
}

/** Who has written a price: a program for programs, or somebody for people. */
type Author = 'program' | 'person';

/**
 * `$48.00`, `€1,299.00`, or the number alone without a currency; undefined for a text that is not a price, and for one
 * of a program that could be 24.99 or thousands: `24.990`.
 */
export function formatPrice(
  amount: string | number | undefined,
  currency: string | undefined,
  author: Author = 'person',
): string | undefined {
  const text = typeof amount === 'number' ? '' : plainNumber(amount?.slice(0, 60) ?? '');
  const code = currencyOf(currency, text);
  const value = typeof amount === 'number' ? amount : amountOf(text, { code, author });
  if (value === undefined || !(value > 0 && value < 1e9)) return undefined;
  if (!code) return plain.format(value);
  // Without the error of binary fractions: 24.995 * 100 is less than 2499.5.
  return formatMoney({ amount: Math.round(Number((value * unitsOf(code)).toPrecision(12))), currency: code });
}

const plain = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Shops of Tunisia and Libya write `24,900`, and their programs `24.900`: always three decimals. */
const dinarsWithComma = new Set(['TND', 'LYD']);

interface Writing {
  code: string | undefined;
  author: Author;
}

/** A price as shops write it: `48`, `1,299.00`, `1.299,00`, `48,50`, `.99`, `1’299.00`, `1,29,900`, `١٬٢٩٩٫٥٠`. */
function amountOf(text: string, writing: Writing): number | undefined {
  const [digits] = /(?:(?<![\p{L}\p{M}\d.,])[.,٫])?\d[\d.,\s'’٬٫]*/u.exec(text) ?? [];
  // `-5` and `1e21` are not prices.
  if (!digits || /\de\+?\d/i.test(text) || /-\s*$/.test(text.slice(0, text.indexOf(digits)))) return undefined;
  const compact = digits
    .replace(/[\s'’٬]/gu, '')
    .replaceAll('٫', '.')
    .replace(/(?<![.,])[.,]+$/, '');
  const written = withDecimalPoint(compact, writing);
  return written === undefined ? undefined : Number(written);
}

/**
 * The last sign separates decimals where as many digits follow as the currency may have. Three digits after it may be a
 * group of thousands. Programs also write four, such as `12.0000`. Undefined for what is unclear.
 */
function withDecimalPoint(digits: string, writing: Writing): string | undefined {
  const [, whole = digits, sign, fraction = ''] = /^(.*)([.,])(\d*)$/.exec(digits) ?? [];
  const plainWhole = whole.replace(/[.,]/g, '');
  if (!sign) return plainWhole;
  // Several signs of one kind can only group, also in lakhs: `1.250.000`, `1,29,900`.
  const isGrouping = whole.includes(sign) || (fraction.length === 3 && isGroup(whole, sign, writing));
  if (isGrouping === undefined) return undefined;
  return isGrouping ? plainWhole + fraction : `${plainWhole}.${fraction}`;
}

/** Whether three digits are thousands; undefined if they may be. */
function isGroup(whole: string, sign: string, { code, author }: Writing): boolean | undefined {
  // `0.125`, `.125`, `12345.500` and `1.234,500` have no groups there.
  if (whole === '' || whole === '0' || /\d{4}$/.test(whole) || /[.,]/.test(whole)) return false;
  if (code && dinarsWithComma.has(code)) return false;
  const decimals = code === undefined ? 2 : writtenDecimalsOf(code);
  // A dinar has 1000 fils; its shops write `12.500`, and `1,250` for thousands.
  if (decimals === 3) return sign === ',';
  if (decimals === 0) return true;
  if (author === 'program')
    return sign === ',' && code !== undefined && commaBetweenThousands.has(code) ? true : undefined;
  return sign === '.' && code !== undefined && pointBeforeCents.has(code) ? undefined : true;
}
