import { deliveryFields, faultsOfDelivery } from '../../../domain/delivery/delivery.js';
import { giftToSend } from '../../../forms/contract/gift-to-send.js';
import { faultOfMoment } from '../../../forms/rules.js';
import type { FormSchema } from '../../../forms/check-form.js';
import type { SendDraft } from './draft.js';

/** A gift that can be sent, checked in the order in which the screen asks. A draft lacks what is required here. */
export const sendSchema: FormSchema<SendDraft> = {
  fields: {
    recipientId: { required: 'Please select a recipient' },
    message: { ...giftToSend.message, required: 'Please add a personal message' },
    ...deliveryFields,
  },
  check: (draft) => ({ ...faultsOfDelivery(draft), sendAt: draft.sendAt ? faultOfMoment(draft.sendAt) : undefined }),
};

/** The title of the toast that says what is missing, by field. */
export const missing = [
  { field: 'recipientId', title: 'Recipient Required' },
  { field: 'message', title: 'Message Required' },
  { field: 'email', title: 'Contact Required' },
  { field: 'phone', title: 'Contact Required' },
  { field: 'sendAt', title: 'Time Required' },
] as const;
