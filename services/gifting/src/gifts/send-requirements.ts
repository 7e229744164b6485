import type { GiftToSend } from '@presently/contracts/gifts';
import type { DeliveryMethod } from '@presently/contracts/vocabulary';
import { Problem } from '@presently/messaging/problem';

/** What a gift needs before it can go out, in the order in which the send screen asks. */

const missing = (field: keyof GiftToSend, sentence: string) =>
  new Problem('invalid-input', 400, sentence, { errors: { [field]: [sentence] } });

/** @throws Problem `invalid-input` when there is no message */
export function requireMessage({ message }: GiftToSend): string {
  if (!message) throw missing('message', 'Please add a personal message');
  return message;
}

export interface Contact {
  deliveryMethod: DeliveryMethod;
  recipientEmail: string | null;
  recipientPhone: string | null;
  /** Whichever of the two the delivery uses. */
  address: string;
}

/**
 * Where the gift goes. An address of the other kind is not kept.
 * @throws Problem `invalid-input` when there is none for the chosen way
 */
export function requireContact(gift: GiftToSend): Contact {
  if (gift.deliveryMethod === 'sms') {
    const phone = gift.recipientPhone;
    if (!phone) throw missing('recipientPhone', "Please enter recipient's phone number");
    return { deliveryMethod: 'sms', recipientEmail: null, recipientPhone: phone, address: phone };
  }
  const email = gift.recipientEmail;
  if (!email) throw missing('recipientEmail', "Please enter recipient's email");
  return { deliveryMethod: 'email', recipientEmail: email, recipientPhone: null, address: email };
}
