import { parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js/core';
import metadata from 'libphonenumber-js/metadata.max.json';

/**
 * A phone number as everybody writes it, in the one form that means the same everywhere: `+14155550100`. Whether somebody
 * answers there is for the phone companies to say.
 * @returns undefined for what is no number.
 */
export const toE164 = (written: string, defaultCountry: string): string | undefined =>
  parsePhoneNumberFromString(written, { defaultCountry: defaultCountry as CountryCode, extract: false }, metadata)
    ?.number;
