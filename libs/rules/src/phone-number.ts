import { parsePhoneNumberFromString, type CountryCode, type PhoneNumber } from 'libphonenumber-js/core';
import metadata from 'libphonenumber-js/metadata.min.json';
import { countryName, isCountry } from './countries.js';
import { countryOfZone } from './country-of-zone.js';
import { directionOf, languageOfTag } from './languages.js';
import { plainNumber } from './written-number.js';

/** What is asked of a number that no country of the person or the sender has. */
export const countryAsked = 'Please add the country, such as +44';

export interface ReadNumber {
  /** E.164, such as `+14155550100`. */
  number: string;
  /** How it is read back: `+44 7700 900123, United Kingdom`. */
  shown: string;
}

export interface NumberFacts {
  /** The person's country, ISO 3166. */
  country?: string | null | undefined;
  /** The person's language, BCP 47. */
  language?: string | null | undefined;
  personZone?: string | null | undefined;
  /** The zone in which the sender sits. */
  zone?: string | null | undefined;
}

const hasNumbers = (country: string): country is CountryCode => Object.hasOwn(metadata.countries, country);

/** The country where most people speak a language: `de` is spoken in DE, `pt-BR` in BR. */
function countryOfLanguage(language: string | null | undefined): string | undefined {
  try {
    return language ? new Intl.Locale(language).maximize().region : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The countries that a number without a code may belong to, the likeliest first.
 * @param usual the country where nothing else is known
 */
export function countriesOfNumber(facts: NumberFacts, usual?: string): string[] {
  const near = [facts.country, countryOfZone(facts.personZone), countryOfZone(facts.zone)].filter((found) => found);
  // English is spoken where the sender is, as a rule. A language tells something only where it differs.
  const spoken = countryOfLanguage(facts.language);
  const known = [...near, spoken].filter((found) => typeof found === 'string');
  return [...new Set(near.length > 0 || !usual ? known : [...known, usual])];
}

/** Area codes of North America begin with 2 to 9: others are the trunk prefix of another country. */
const isPossible = (parsed: PhoneNumber | undefined): parsed is PhoneNumber =>
  parsed?.isPossible() === true && (parsed.countryCallingCode !== '1' || /^[2-9]/.test(parsed.nationalNumber));

const parse = (text: string, defaultCountry?: CountryCode) =>
  parsePhoneNumberFromString(text, { ...(defaultCountry && { defaultCountry }), extract: false }, metadata);

/** Until 2019, Mexico wrote a 1 between the code and a mobile number, and 01, 044 or 045 before calls at home. */
const formerMexican = /^\+?52 ?1 ?(?=(?:\D*\d){10}$)/;
const formerMexicanTrunk = /^(?:01|04[45]) ?(?=(?:\D*\d){10}$)/;

/** `tel:` links carry an extension or a pause after `;`, and may write the space as `%20`. */
function withoutLink(text: string): string {
  if (!/^tel:/i.test(text)) return text;
  const [number = '', ...parameters] = text.slice('tel:'.length).split(';');
  const context = parameters.map((parameter) => /^phone-context=(\+\d+)/i.exec(parameter)?.[1]).find(Boolean);
  const plain = number.replace(/%20|%2D/gi, ' ').replace(/%2B/i, '+');
  return context && !plain.startsWith('+') ? context + plain : plain;
}

/** A spreadsheet adds `.0`, and some people put brackets around the code: `(+34) 612 345 678`. */
const plainly = (written: string): string =>
  withoutLink(plainNumber(written))
    .replace(/^(\d{7,15})\.0+$/, '$1')
    .replace(/^\( ?(\+\d{1,3}) ?\)/, '$1 ')
    .replace(formerMexican, '+52 ');

function find(text: string, among: readonly string[]): PhoneNumber | undefined {
  if (text.startsWith('+')) {
    const parsed = parse(text);
    return isPossible(parsed) ? parsed : undefined;
  }
  const known = among.filter(hasNumbers);
  // A prefix for calls abroad is a country's own: 00 in Europe, 011 in North America, 010 in Japan.
  for (const country of known) {
    const parsed = parse(country === 'MX' ? text.replace(formerMexicanTrunk, '') : text, country);
    if (isPossible(parsed) && parsed.isValid()) return parsed;
  }
  // Prefixes of elsewhere, and numbers that lack only their plus. Only a number that exists proves it.
  const abroad = /^(?:00|011)\s?(?=[1-9(])/.exec(text)?.[0];
  const isLong = /^[1-9](?:\D*\d){10,}\D*$/.test(text);
  const parsed = abroad ? parse(`+${text.slice(abroad.length)}`) : isLong ? parse(`+${text}`) : undefined;
  if (isPossible(parsed) && parsed.isValid()) return parsed;
  // Ranges that are new, or kept for films, are possible though nobody has them yet.
  return known.map((country) => parse(text, country)).find(isPossible);
}

/** A code that several countries share belongs to its largest, except in North America. */
function countryOfNumber({ country, countryCallingCode: code }: PhoneNumber): string | undefined {
  return country ?? (code === '1' ? undefined : metadata.country_calling_codes[code]?.[0]);
}

/**
 * Reads a telephone number as people paste and type it: the one rule for every form, for imports and for sending.
 * @param among see {@link countriesOfNumber}; they matter for a number without a code
 * @param locale of the country's name
 * @returns undefined for a text that is no possible number of these countries: providers may deliver it to a shorter
 *   number, whose owner has said STOP
 */
export function readNumber(written: string, among: readonly string[] = [], locale?: string): ReadNumber | undefined {
  const parsed = find(plainly(written), among);
  if (!parsed) return undefined;
  return { number: parsed.number, shown: shownNumber(parsed, locale) };
}

/** {@link readNumber} for comparing: only the number, which takes half the time. */
export const numberIn = (written: string, among: readonly string[] = []): string | undefined =>
  find(plainly(written), among)?.number;

function shownNumber(parsed: PhoneNumber, locale: string | undefined): string {
  const country = countryOfNumber(parsed);
  const shown = parsed.formatInternational();
  if (!isCountry(country)) return shown;
  const name = countryName(country, locale);
  // Beside a name from right to left, the groups of the number need a direction of their own to keep their order.
  return directionOf(languageOfTag(locale) ?? 'en') === 'rtl' ? `\u2066${shown}\u2069، ${name}` : `${shown}, ${name}`;
}

/** Whether a text names its country itself. */
export const hasCountryCode = (written: string): boolean => plainly(written).startsWith('+');
