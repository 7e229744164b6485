import { countryOfCurrency } from './currency-of-country.js';
import type { Language } from './languages.js';

/** Where somebody lives who pays in euros, by what they read. */
const inEuros: Partial<Record<Language, string>> = { de: 'DE', fr: 'FR', es: 'ES', it: 'IT', pt: 'PT' };
/** What is spoken besides the likeliest language of a country. */
const alsoSpoken: Partial<Record<string, readonly Language[]>> = {
  CA: ['fr'],
  CH: ['fr', 'it'],
  DZ: ['fr'],
  LB: ['fr'],
  MA: ['fr'],
  TN: ['fr'],
};

/** Shops that sell in one currency. */
export interface Market {
  /** ISO 3166-1 alpha-2; undefined for a currency of several countries. */
  country: string | undefined;
  /** What their titles are in beside English, as far as the buyer reads it; English if it is nothing else. */
  language: Language;
}

/** The shops of somebody who pays in a currency and reads a language. */
export function marketOf(currency: string, language: Language): Market {
  const country = (currency === 'EUR' ? inEuros[language] : undefined) ?? countryOfCurrency(currency);
  return { country, language: country === undefined || isSpokenIn(country, language) ? language : 'en' };
}

const isSpokenIn = (country: string, language: Language): boolean =>
  new Intl.Locale('und', { region: country }).maximize().language === language ||
  alsoSpoken[country]?.includes(language) === true;
