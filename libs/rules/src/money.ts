/** A sum in the smallest unit of its currency: cents, yen, or the thousandths of a dinar. */
export interface Sum {
  amount: number;
  /** ISO 4217: `USD`. */
  currency: string;
}

/** The currency of accounts that name none. */
export const usualCurrency = 'USD';

/** The currencies in use by ISO 4217. */
export const currencies: readonly string[] =
  `AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BGN BHD BIF BMD BND BOB BRL
  BSD BTN BWP BYN BZD CAD CDF CHF CLP CNY COP CRC CUP CVE CZK DJF DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP
  GMD GNF GTQ GYD HKD HNL HTG HUF IDR ILS INR IQD IRR ISK JMD JOD JPY KES KGS KHR KMF KPW KRW KWD KYD KZT LAK LBP LKR
  LRD LSL LYD MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK NPR NZD OMR PAB PEN PGK PHP PKR
  PLN PYG QAR RON RSD RUB RWF SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SVC SYP SZL THB TJS TMT TND TOP TRY TTD
  TWD TZS UAH UGX USD UYU UZS VES VND VUV WST XAF XCD XCG XOF XPF YER ZAR ZMW ZWG`.split(/\s+/);

const inUse = new Set(currencies);

/** Whether a text is the code of a currency in use, in capitals. */
export const isCurrency = (text: unknown): text is string => typeof text === 'string' && inUse.has(text);

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
