import { countriesOfNumber, hasCountryCode } from '@presently/rules/phone-number';
import type { EntityManager } from '@mikro-orm/postgresql';
import { countryOf } from '../../recipients/record/country-of.js';
import { Recipient } from '../../recipients/record/recipient.entity.js';
import type { GivenContact } from './send-requirements.js';

type Facts = Pick<Recipient, 'country' | 'address' | 'timeZone' | 'language'>;

/**
 * The countries to which a number without a country code may belong.
 * @param zone where the sender sits
 * @param usual the country where nothing else is known
 */
export const countriesFor = (person: Facts | null, zone: string, usual: string): string[] =>
  countriesOfNumber({ country: person && countryOf(person), language: person?.language, zone }, usual);

/** {@link countriesFor}; reads the person only for a number that needs it. */
export async function countriesOf(
  em: EntityManager,
  contact: GivenContact,
  person: { id: string; userId: string },
  zone: string,
  usual: string,
): Promise<string[]> {
  const { deliveryMethod, recipientPhone: number } = contact;
  if (deliveryMethod !== 'sms' || !number || hasCountryCode(number)) return [];
  const fields = ['country', 'address', 'timeZone', 'language'] as const;
  return countriesFor(await em.findOne(Recipient, person, { fields }), zone, usual);
}
