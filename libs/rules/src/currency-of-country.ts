import { currencies } from './currencies.js';

/** Countries whose currency does not begin with their own code, or begins like another. */
const others: Record<string, string> = {
  AUD: 'CC CX HM KI NF NR TV',
  CHF: 'LI',
  DKK: 'FO GL',
  EUR: 'AD AT AX BE BG BL CY DE EE ES FI FR GF GP GR HR IE IT LT LU LV MC ME MF MQ MT NL PM PT RE SI SK SM TF VA XK YT',
  FKP: 'GS',
  GBP: 'GG IM JE',
  ILS: 'PS',
  MAD: 'EH',
  NOK: 'BV SJ',
  NZD: 'CK NU PN TK',
  USD: 'AQ AS BQ EC FM GU IO MH MP PR PW SV TC TL UM VG VI',
  XAF: 'CF CG CM GA GQ TD',
  XCD: 'AG AI DM GD KN LC MS VC',
  XCG: 'CW SX',
  XOF: 'BF BJ CI GW ML NE SN TG',
  XPF: 'NC PF WF',
};
const byCountry = new Map(
  Object.entries(others).flatMap(([currency, countries]) =>
    countries.split(' ').map((country) => [country, currency] as const),
  ),
);

/** The currency of a country by its ISO 3166-1 code; undefined for a code that is none. */
export function currencyOfCountry(country: string): string | undefined {
  if (!/^[A-Z]{2}$/.test(country)) return undefined;
  return (
    byCountry.get(country) ?? currencies.find((currency) => !currency.startsWith('X') && currency.startsWith(country))
  );
}

/** The currency of a locale with a country, such as `de-AT`. A language alone names none: it is spoken in several. */
export function currencyOfLocale(locale: string | undefined): string | undefined {
  try {
    const { region } = new Intl.Locale(locale ?? '');
    return region ? currencyOfCountry(region) : undefined;
  } catch {
    return undefined;
  }
}

/** Where shops that sell in a currency are asked for their prices. */
export function countryOfCurrency(currency: string): string | undefined {
  if (currency === 'EUR') return 'DE';
  return currency.startsWith('X') ? undefined : currency.slice(0, 2);
}
