import type { GiftToSend } from '@presently/contracts/gifting/gifts';
import { Problem } from '@presently/messaging/problem';
import type { DeliveryContact } from '../gifts/gift.entity.js';
import { toE164 } from './phone-number.js';
import { requireTimeAhead } from './time-ahead.js';

/** What a gift needs before it can go out, in the order in which the send screen asks. */

const missing = (field: keyof GiftToSend, sentence: string) =>
  new Problem('invalid-input', 400, sentence, { errors: { [field]: [sentence] } });

/** @throws Problem `invalid-input` when there is no message */
export function requireMessage({ message }: GiftToSend): string {
  if (!message) throw missing('message', 'Please add a personal message');
  return message;
}

export type GivenContact = Pick<GiftToSend, 'deliveryMethod' | 'recipientEmail' | 'recipientPhone'>;

/**
 * Where the gift goes. An address of the other kind is not kept.
 * @param defaultCountry of a phone number that is written without its country
 * @throws Problem `invalid-input` when there is none for the chosen way, or it is no number
 */
export function requireContact(gift: GivenContact, defaultCountry: string): DeliveryContact {
  if (gift.deliveryMethod === 'sms') {
    if (!gift.recipientPhone) throw missing('recipientPhone', "Please enter recipient's phone number");
    const phone = toE164(gift.recipientPhone, defaultCountry);
    if (!phone) throw missing('recipientPhone', 'Please provide a valid phone number');
    return { deliveryMethod: 'sms', recipientEmail: null, recipientPhone: phone };
  }
  const email = gift.recipientEmail;
  if (!email) throw missing('recipientEmail', "Please enter recipient's email");
  return { deliveryMethod: 'email', recipientEmail: email, recipientPhone: null };
}

/**
 * When the gift goes out by itself; null is now.
 * @throws Problem `invalid-input` when status and time contradict each other, or the time cannot be
 */
export function requireSchedule({ status, scheduledFor }: GiftToSend, now: Date): Date | null {
  if (status === 'planned' && !scheduledFor) throw missing('scheduledFor', 'Please choose when the gift is to go out');
  if (status === 'sent' && scheduledFor) throw missing('status', 'A gift with a time to come is planned, not sent');
  return scheduledFor ? requireTimeAhead(scheduledFor, now) : null;
}
