import { deliveryMethods, type DeliveryMethod } from '@presently/rules/vocabulary';
import { giftToSend } from '../../forms/contract/gift-to-send.js';
import { giftsWords as say } from '../../languages/gifts/en.js';

const methodNames = { email: 'methodEmail', sms: 'methodSms' } as const satisfies Record<DeliveryMethod, string>;

/** The choices of a form's delivery method. */
export const deliveryOptions = () => deliveryMethods.map((value) => ({ value, label: say(methodNames[value]) }));

/** The field of each method's contact. */
export const contactFields = {
  email: {
    field: 'email',
    label: () => say('theirEmail'),
    missing: () => say('theirEmailMissing'),
    type: 'email',
  },
  sms: {
    field: 'phone',
    label: () => say('theirPhone'),
    missing: () => say('theirPhoneMissing'),
    type: 'tel',
  },
} as const satisfies Record<DeliveryMethod, object>;

/** What every form about delivery holds. The contact of the other method is kept while it is not chosen. */
export interface Delivery {
  deliveryMethod: DeliveryMethod;
  email: string;
  phone: string;
}

const { recipientEmail, recipientPhone } = giftToSend;
/** Any contact that is not blank is sent: the service says what is wrong with it. */
export const deliveryFields = {
  email: { isTrimmed: true, max: recipientEmail.max },
  phone: recipientPhone,
} as const;

/** Requires the contact of the chosen method. */
export function faultsOfDelivery(typed: Delivery): Partial<Record<'email' | 'phone', string>> {
  const { field, missing } = contactFields[typed.deliveryMethod];
  return typed[field] === '' ? { [field]: missing() } : {};
}
