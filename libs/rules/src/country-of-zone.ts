import { countries } from './countries.js';

/** TypeScript does not declare it yet. */
type WithZones = Intl.Locale & { getTimeZones(): string[] | undefined };
const zonesOf = (code: string) => (new Intl.Locale(`und-${code}`) as WithZones).getTimeZones?.() ?? [];

let byZone: Map<string, string | null> | undefined;

/** A zone that several countries have tells none of them. */
function countriesByZone(): Map<string, string | null> {
  const found = new Map<string, string | null>();
  for (const code of countries) for (const zone of zonesOf(code)) found.set(zone, found.has(zone) ? null : code);
  return found;
}

/** Zones have older names, too: `Asia/Calcutta` is `Asia/Kolkata`. */
function usualName(zone: string): string {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone;
  } catch {
    return zone;
  }
}

/**
 * The country of an IANA time zone, by CLDR.
 * @returns a code of ISO 3166, or null where the zone tells none
 */
export function countryOfZone(zone: string | null | undefined): string | null {
  if (!zone) return null;
  byZone ??= countriesByZone();
  return byZone.get(zone) ?? byZone.get(usualName(zone)) ?? null;
}

/** The language that most people of a country speak, by CLDR: `hu`. */
export const languageOf = (country: string): string => new Intl.Locale(`und-${country}`).maximize().language;

/** Which of day and month a country writes first, by CLDR. */
export function dayOrderIn(country: string): 'day-first' | 'month-first' {
  const parts = new Intl.DateTimeFormat(`${languageOf(country)}-${country}`, { timeZone: 'UTC' })
    .formatToParts(0)
    .map(({ type }) => type);
  return parts.indexOf('month') < parts.indexOf('day') ? 'month-first' : 'day-first';
}
