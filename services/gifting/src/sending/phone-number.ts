import { parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js/core';
import metadata from 'libphonenumber-js/metadata.max.json';

/**
 * Converts a phone number to E.164, such as `+14155550100`. It does not check whether the number is assigned.
 * @returns undefined for a text that is not a phone number, and for one with more or fewer digits than its country's:
 * providers may deliver it to a number that is shorter, and whose owner has said STOP.
 */
export function toE164(written: string, defaultCountry: string): string | undefined {
  const country = defaultCountry as CountryCode;
  const parsed = parsePhoneNumberFromString(written, { defaultCountry: country, extract: false }, metadata);
  return parsed?.isPossible() ? parsed.number : undefined;
}
