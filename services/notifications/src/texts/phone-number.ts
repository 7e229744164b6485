import { parsePhoneNumberFromString } from 'libphonenumber-js/core';
// The whole of it: with less, a landline looks like a mobile phone.
import metadata from 'libphonenumber-js/metadata.max.json';

/** Lines that cost whoever is made to call or text them. */
const costly = new Set(['PREMIUM_RATE', 'SHARED_COST', 'UAN', 'PAGER']);

export type NumberCheck = { isAllowed: true; number: string } | { isAllowed: false; reason: string };

/**
 * Whether texts go to a number.
 * @param countries two-letter codes; `*` allows all.
 */
export function checkNumber(contact: string, countries: readonly string[]): NumberCheck {
  const parsed = parsePhoneNumberFromString(contact, metadata);
  if (!parsed || costly.has(parsed.getType() ?? '')) {
    return { isAllowed: false, reason: 'This phone number cannot get text messages. Please check it.' };
  }
  // A code that countries share (+1) belongs to one of them only once the whole number is known.
  const possible = parsed.country ? [parsed.country] : parsed.getPossibleCountries();
  const isServed = countries.includes('*') || possible.some((country) => countries.includes(country));
  return isServed
    ? { isAllowed: true, number: parsed.number }
    : {
        isAllowed: false,
        reason: 'We cannot send text messages to this country yet. Please share the link yourself.',
      };
}
