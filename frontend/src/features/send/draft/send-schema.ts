import { deliveryFields, faultsOfDelivery } from '../../../domain/delivery/delivery.js';
import { giftToSend } from '../../../forms/contract/gift-to-send.js';
import { faultOfMoment } from '../../../forms/rules.js';
import type { FormSchema } from '../../../forms/check-form.js';
import type { SendDraft } from './draft.js';
import { sendingWords as say } from '../../../languages/sending/en.js';

/** A gift that can be sent, checked in the order in which the screen asks. A draft lacks what is required here. */
export const sendSchema: FormSchema<SendDraft> = {
  fields: {
    recipientId: {
      get required() {
        return say('recipientMissing');
      },
    },
    message: {
      ...giftToSend.message,
      get required() {
        return say('messageMissing');
      },
    },
    ...deliveryFields,
  },
  check: (draft) => ({ ...faultsOfDelivery(draft), sendAt: draft.sendAt ? faultOfMoment(draft.sendAt) : undefined }),
};

/** What the title of the toast says that is missing, by field. */
export const missing = [
  { field: 'recipientId', title: 'recipientRequired' },
  { field: 'message', title: 'messageRequired' },
  { field: 'email', title: 'contactRequired' },
  { field: 'phone', title: 'contactRequired' },
  { field: 'sendAt', title: 'timeRequired' },
] as const;
