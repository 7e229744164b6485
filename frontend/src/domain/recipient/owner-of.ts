import type { Recipient } from '@presently/contracts/gifting/recipients';
import type { NumberOwner } from '../../forms/fields/phone-field.js';

/** What of a person tells the country of a phone number. */
export const ownerOf = ({
  country,
  language,
  timeZone,
}: Pick<Recipient, 'country' | 'language' | 'timeZone'>): NumberOwner => ({ country, language, personZone: timeZone });
