/** A sum in the smallest unit of its currency: cents, yen, or the thousandths of a dinar. */
export interface Sum {
  amount: number;
  /** ISO 4217: `USD`. */
  currency: string;
}

/** The currency of accounts that name none. */
export const usualCurrency = 'USD';

/** The largest sum that is a price, in smallest units: what the columns for prices take. */
export const mostMoney = 2_000_000_000;

/**
 * Digits behind the decimal mark by ISO 4217; all other currencies have two. Programs of shops count in these units,
 * also where people write none: Intl knows only how they write.
 */
const decimalsByIso = new Map(
  Object.entries({
    0: 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF',
    3: 'BHD IQD JOD KWD LYD OMR TND',
  }).flatMap(([digits, codes]) => codes.split(' ').map((code) => [code, Number(digits)] as const)),
);

/** Digits behind the decimal mark: none of yen, three of dinars. */
export const decimalsOf = (currency: string): number => decimalsByIso.get(currency) ?? 2;

/** Cached, because Intl is slow to start. */
const written = new Map<string, number>();

/** Digits that people write behind the decimal mark: none of forints, although these have two. At most {@link decimalsOf}. */
export function writtenDecimalsOf(currency: string): number {
  const known = written.get(currency);
  if (known !== undefined) return known;
  const style = { style: 'currency', currency } as const;
  const usual = new Intl.NumberFormat('en', style).resolvedOptions().maximumFractionDigits ?? 2;
  const found = Math.min(usual, decimalsOf(currency));
  written.set(currency, found);
  return found;
}

/** The smallest units in one whole: 100 cents, 1 yen, 1,000 fils. */
export const unitsOf = (currency: string): number => 10 ** decimalsOf(currency);

/** With plain spaces, and in Arabic, which begins with a mark of direction, with the sign beside its letters: `US$`. */
const readable = (price: string): string => {
  const spaced = price.replaceAll(/[\u00a0\u202f]/g, ' ');
  return spaced.startsWith('\u200f') ? spaced.replace(/(?<=[A-Z])\$/, '$&\u200e') : spaced;
};

/** A price: `$48.00`, `¥4,800`, `KWD 12.500`. */
export function formatMoney({ amount, currency }: Sum, locale = 'en-US'): string {
  const most = decimalsOf(currency);
  const units = unitsOf(currency);
  const least = amount % units === 0 ? writtenDecimalsOf(currency) : most;
  const style = { style: 'currency', currency, minimumFractionDigits: least, maximumFractionDigits: most } as const;
  const formatted = new Intl.NumberFormat(locale, style).format(amount / units);
  return readable(formatted);
}

/** A sum without its fraction: `$1,000`, `€1,000`. */
export function formatWhole({ amount, currency }: Sum, locale = 'en-US'): string {
  const style = { style: 'currency', currency, maximumFractionDigits: 0 } as const;
  return readable(new Intl.NumberFormat(locale, style).format(amount / unitsOf(currency)));
}
