import { parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js/core';
import metadata from 'libphonenumber-js/metadata.max.json';

/**
 * Converts a phone number to E.164, such as `+14155550100`. It does not check whether the number is assigned.
 * @returns undefined for a text that is not a phone number.
 */
export const toE164 = (written: string, defaultCountry: string): string | undefined =>
  parsePhoneNumberFromString(written, { defaultCountry: defaultCountry as CountryCode, extract: false }, metadata)
    ?.number;
