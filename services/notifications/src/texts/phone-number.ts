import type { DeliveryProblem } from '@presently/rules/delivery-problems/en';
import { numberIn } from '@presently/rules/phone-number';
import { parsePhoneNumberFromString } from 'libphonenumber-js/core';
// The full metadata: the smaller sets take landlines for mobile phones.
import metadata from 'libphonenumber-js/metadata.max.json';

/** Types of numbers that cost the sender of a text more. */
const costly = new Set(['PREMIUM_RATE', 'SHARED_COST', 'UAN', 'PAGER']);

export type NumberCheck = { isAllowed: true; number: string } | { isAllowed: false; code: DeliveryProblem };

/**
 * Whether texts go to a number.
 * @param countries two-letter codes; `*` allows all.
 */
export function checkNumber(contact: string, countries: readonly string[]): NumberCheck {
  const number = possibleNumber(contact);
  const parsed = number === undefined ? undefined : parsePhoneNumberFromString(number, metadata);
  if (!parsed || costly.has(parsed.getType() ?? '')) {
    return { isAllowed: false, code: 'not-a-phone' };
  }
  // Countries may share a code (+1). Then only a valid whole number names its country.
  const possible = parsed.country ? [parsed.country] : parsed.getPossibleCountries();
  const isServed = countries.includes('*') || possible.some((country) => countries.includes(country));
  return isServed ? { isAllowed: true, number: parsed.number } : { isAllowed: false, code: 'country-not-served' };
}

/** A number in the form in which it is kept; `undefined` for one that no phone can have. */
export const possibleNumber = (contact: string): string | undefined => numberIn(contact);
