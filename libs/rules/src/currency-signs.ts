/**
 * The signs that name a currency in a price, as shops and our own texts write them. Letters before a dollar name whose
 * it is; alone it is that of the US, as long as nothing else is said.
 */
const signs: Readonly<Record<string, string>> = {
  US$: 'USD',
  CA$: 'CAD',
  C$: 'CAD',
  AU$: 'AUD',
  A$: 'AUD',
  NZ$: 'NZD',
  HK$: 'HKD',
  NT$: 'TWD',
  S$: 'SGD',
  R$: 'BRL',
  MX$: 'MXN',
  EC$: 'XCD',
  $: 'USD',
  '£': 'GBP',
  '€': 'EUR',
  'CN¥': 'CNY',
  '¥': 'JPY',
  円: 'JPY',
  元: 'CNY',
  '₹': 'INR',
  '₩': 'KRW',
  원: 'KRW',
  '₺': 'TRY',
  TL: 'TRY',
  '₽': 'RUB',
  '₪': 'ILS',
  '₫': 'VND',
  '₴': 'UAH',
  грн: 'UAH',
  '฿': 'THB',
  '₱': 'PHP',
  zł: 'PLN',
  Kč: 'CZK',
  Ft: 'HUF',
  Rp: 'IDR',
  'F CFA': 'XOF',
  FCFA: 'XAF',
  CFPF: 'XPF',
  'Cg.': 'XCG',
};

/** The signs with their currencies, longer ones first, so that `CA$` is no `$`. */
export const currencySigns: readonly (readonly [sign: string, currency: string])[] = Object.entries(signs).toSorted(
  ([one], [other]) => other.length - one.length,
);

const isLetter = (sign: string | undefined) => /\p{L}/u.test(sign ?? '');
/** A sign of letters stands alone: `Ft` is not in `Gift`. */
const patternOf = (sign: string): RegExp =>
  new RegExp(
    `${isLetter(sign[0]) ? String.raw`(?<!\p{L})` : ''}${RegExp.escape(sign)}${isLetter(sign.at(-1)) ? String.raw`(?!\p{L})` : ''}`,
    'iu',
  );
const patterns = currencySigns.map(([sign, currency]) => [patternOf(sign), currency] as const);

/** The currency whose sign a text has. */
export const currencyBySign = (text: string): string | undefined =>
  patterns.find(([pattern]) => pattern.test(text))?.[1];
