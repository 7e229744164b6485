/** A sum in the smallest unit of its currency: cents, yen, or the thousandths of a dinar. */
export interface Sum {
  amount: number;
  /** ISO 4217: `USD`. */
  currency: string;
}

/** The currency of accounts that name none. */
export const usualCurrency = 'USD';

/** Cached, because Intl is slow to start. */
const decimals = new Map<string, number>();

/** Digits behind the decimal mark: none of yen, three of dinars. */
export function decimalsOf(currency: string): number {
  const known = decimals.get(currency);
  if (known !== undefined) return known;
  const style = { style: 'currency', currency } as const;
  const found = new Intl.NumberFormat('en', style).resolvedOptions().maximumFractionDigits ?? 2;
  decimals.set(currency, found);
  return found;
}

/** The smallest units in one whole: 100 cents, 1 yen, 1,000 fils. */
export const unitsOf = (currency: string): number => 10 ** decimalsOf(currency);

/** A price: `$48.00`, `¥4,800`, `KWD 12.500`. */
export function formatMoney({ amount, currency }: Sum, locale = 'en-US'): string {
  const formatted = new Intl.NumberFormat(locale, { style: 'currency', currency }).format(amount / unitsOf(currency));
  return formatted.replaceAll(/[\u00a0\u202f]/g, ' ');
}

/** A sum without its fraction: `$1,000`, `€1,000`. */
export function formatWhole({ amount, currency }: Sum, locale = 'en-US'): string {
  const style = { style: 'currency', currency, maximumFractionDigits: 0 } as const;
  return new Intl.NumberFormat(locale, style).format(amount / unitsOf(currency)).replaceAll(/[\u00a0\u202f]/g, ' ');
}
