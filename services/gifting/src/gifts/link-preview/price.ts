import { plainNumber } from '@presently/rules/written-number';

/** Signs that name one currency. Letters before a dollar name whose it is; alone it is that of the US. */
const signs: readonly (readonly [RegExp, string])[] = [
  [/CA\$|C\$/, 'CAD'],
  [/AU\$|A\$/, 'AUD'],
  [/NZ\$/, 'NZD'],
  [/HK\$/, 'HKD'],
  [/NT\$/, 'TWD'],
  [/S\$/, 'SGD'],
  [/R\$/, 'BRL'],
  [/MX\$/, 'MXN'],
  [/\$/, 'USD'],
  [/£/, 'GBP'],
  [/€/, 'EUR'],
  [/¥|円/, 'JPY'],
  [/元/, 'CNY'],
  [/₹/, 'INR'],
  [/₩/, 'KRW'],
  [/₺/, 'TRY'],
  [/₽/, 'RUB'],
  [/₪/, 'ILS'],
  [/₫/, 'VND'],
  [/₴/, 'UAH'],
  [/฿/, 'THB'],
  [/₱/, 'PHP'],
  [/zł/i, 'PLN'],
  [/Kč/i, 'CZK'],
  [/(?<!\p{L})Ft(?!\p{L})/u, 'HUF'],
  [/(?<!\p{L})Rp(?!\p{L})/u, 'IDR'],
];
const known = new Set(Intl.supportedValuesOf('currency'));

/** The currency that a shop states beside the amount, else the one that stands in the amount. */
function currencyOf(stated: string | undefined, amount: string): string | undefined {
  const code = stated?.trim().toUpperCase() ?? '';
  if (known.has(code)) return code;
  const written = /(?<![A-Z])[A-Z]{3}(?![A-Z])/.exec(amount)?.[0];
  if (written && known.has(written)) return written;
  return [stated ?? '', amount].flatMap((text) => signs.find(([sign]) => sign.test(text))?.[1] ?? [])[0];
}

/** `$48.00`, `€1,299.00`, or the number alone without a currency; undefined for a text that is not a price. */
export function formatPrice(amount: string | undefined, currency: string | undefined): string | undefined {
  const text = plainNumber(amount?.slice(0, 60) ?? '');
  const code = currencyOf(currency, text);
  const style = code
    ? ({ style: 'currency', currency: code } as const)
    : { minimumFractionDigits: 2, maximumFractionDigits: 2 };
  const format = new Intl.NumberFormat('en-US', style);
  const decimals = format.resolvedOptions().maximumFractionDigits ?? 2;
  const value = amountOf(text, code && dinarsWithComma.has(code) ? 'dinars' : decimals);
  // Intl writes a no-break space between code and number.
  return value === undefined ? undefined : format.format(value).replace(/\s/gu, ' ');
}

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
