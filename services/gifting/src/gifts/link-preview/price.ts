import { currencyBySign } from '@presently/rules/currency-signs';
import { formatMoney, unitsOf, writtenDecimalsOf } from '@presently/rules/money';
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

/** `$48.00`, `€1,299.00`, or the number alone without a currency; undefined for a text that is not a price. */
export function formatPrice(amount: string | undefined, currency: string | undefined): string | undefined {
  const text = plainNumber(amount?.slice(0, 60) ?? '');
  const code = currencyOf(currency, text);
  if (!code) {
    const value = amountOf(text, 2);
    return value === undefined ? undefined : plain.format(value);
  }
  const value = amountOf(text, dinarsWithComma.has(code) ? 'dinars' : writtenDecimalsOf(code));
  return value === undefined ? undefined : formatMoney({ amount: Math.round(value * unitsOf(code)), currency: code });
}

const plain = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Shops of Tunisia and Libya write `24,900`, and their programs `24.900`: always three decimals. */
const dinarsWithComma = new Set(['TND', 'LYD']);
type Decimals = number | 'dinars';

/** A price as shops write it: `48`, `1,299.00`, `1.299,00`, `48,50`, `1’299.00`, `1,29,900`, `١٬٢٩٩٫٥٠`. */
function amountOf(text: string, decimals: Decimals): number | undefined {
  const [digits] = /\d[\d.,\s'’٬٫]*/u.exec(text) ?? [];
  // `-5` and `1e21` are not prices.
  if (!digits || /\de\+?\d/i.test(text) || /-\s*$/.test(text.slice(0, text.indexOf(digits)))) return undefined;
  const compact = digits
    .replace(/[\s'’٬]/gu, '')
    .replaceAll('٫', '.')
    .replace(/(?<![.,])[.,]+$/, '');
  const value = Number(withDecimalPoint(compact, decimals));
  return value > 0 && value < 1e9 ? value : undefined;
}

/**
 * The last sign separates decimals where as many digits follow as the currency may have. Three digits after it are a
 * group of thousands, except in currencies with three decimals. Programs also write four, such as `12.0000`.
 */
function withDecimalPoint(digits: string, decimals: Decimals): string {
  const [, whole = digits, sign, fraction = ''] = /^(.*)([.,])(\d*)$/.exec(digits) ?? [];
  const plainWhole = whole.replace(/[.,]/g, '');
  if (!sign) return plainWhole;
  // Several signs of one kind can only group, also in lakhs: `1.250.000`, `1,29,900`.
  const isGrouping = whole.includes(sign) || (fraction.length === 3 && isGroup(whole, sign, decimals));
  return isGrouping ? plainWhole + fraction : `${plainWhole}.${fraction}`;
}

function isGroup(whole: string, sign: string, decimals: Decimals): boolean {
  // `0.125` and `12345.500` have no groups.
  if (whole === '0' || /\d{4}$/.test(whole) || decimals === 'dinars') return false;
  // A dinar has 1000 fils; its shops write `12.500`, and `1,250` for thousands.
  return decimals !== 3 || (sign === ',' && !whole.includes('.'));
}
