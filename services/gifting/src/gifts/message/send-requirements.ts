import type { GiftToSend } from '@presently/contracts/gifting/gifts';
import { countryAsked, hasCountryCode, readNumber } from '@presently/rules/phone-number';
import { wrongField } from '@presently/messaging/problem';
import type { DeliveryContact } from '../gift-delivery.js';
import { requireTimeAhead } from '../time-ahead.js';

/** The requirements of a send, in the order of the send screen. */

const refused = wrongField<keyof GiftToSend>;

const ofProducts = [
  'giftUrl',
  'giftImageUrl',
  'giftDescription',
  'price',
  'buyer',
  'arrivesOn',
  'opensOnArrival',
] as const;

/** @throws Problem `invalid-input` for a card with a field of a product */
export function requireNoProduct(gift: GiftToSend): void {
  const field = gift.isCard && ofProducts.find((name) => gift[name]);
  if (field) throw refused(field, 'A card comes without a product', 'card');
}

/** @throws Problem `invalid-input` when there is no message */
export function requireMessage({ message }: GiftToSend): string {
  if (!message) throw refused('message', 'Please add a personal message', 'message');
  return message;
}

export type GivenContact = Pick<GiftToSend, 'deliveryMethod' | 'recipientEmail' | 'recipientPhone'>;

/**
 * The contact for the chosen delivery method. The contact of the other method is dropped.
 * @param countries the countries to which a phone number without a country code may belong
 * @throws Problem `invalid-input` if the contact is missing or not a phone number
 */
export function requireContact(gift: GivenContact, countries: readonly string[]): DeliveryContact {
  if (gift.deliveryMethod === 'sms') {
    if (!gift.recipientPhone) throw refused('recipientPhone', "Please enter recipient's phone number", 'phone');
    const read = readNumber(gift.recipientPhone, countries);
    if (!read) {
      throw hasCountryCode(gift.recipientPhone)
        ? refused('recipientPhone', 'Please provide a valid phone number', 'phone')
        : refused('recipientPhone', countryAsked, 'phone-country');
    }
    return { deliveryMethod: 'sms', recipientEmail: null, recipientPhone: read.number };
  }
  const email = gift.recipientEmail;
  if (!email) throw refused('recipientEmail', "Please enter recipient's email", 'email');
  return { deliveryMethod: 'email', recipientEmail: email, recipientPhone: null };
}

/**
 * The time at which a planned gift is sent; null is now.
 * @throws Problem `invalid-input` if status and time contradict each other or the time is out of range
 */
export function requireSchedule({ status, scheduledFor, opensOnArrival }: GiftToSend, now: Date): Date | null {
  if (opensOnArrival && !scheduledFor)
    throw refused(
      'opensOnArrival',
      'A gift that opens on arrival needs a time from which on it may go out',
      'sending-time',
    );
  if (status === 'planned' && !scheduledFor)
    throw refused('scheduledFor', 'Please choose when the gift is to go out', 'sending-time');
  if (status === 'sent' && scheduledFor)
    throw refused('status', 'A gift with a time to come is planned, not sent', 'contradiction');
  return scheduledFor ? requireTimeAhead(scheduledFor, now) : null;
}
