// Written by `npm run derive` from the contracts; `npm run lint` fails if it is stale.
import type { FieldRules } from '@presently/rules/field-rules';

export const giftChange = {
  giftName: { required: 'Please name the gift', isTrimmed: true, max: [300] },
  giftUrl: { isTrimmed: true, max: [2048] },
  giftImageUrl: { isTrimmed: true, max: [2048] },
  giftDescription: { isTrimmed: true, max: [5000] },
  price: { isTrimmed: true, max: [60] },
  message: { required: 'Please add a personal message', isTrimmed: true, max: [5000] },
  deliveryMethod: { oneOf: [['email', 'sms'], 'Choose Email or SMS'] },
  recipientEmail: { isTrimmed: true, max: [254, 'Please provide a valid email address'], email: 'Please provide a valid email address' },
  recipientPhone: { isTrimmed: true, max: [32, 'Please provide a valid phone number'] },
  arrivesOn: { isTrimmed: true },
  note: { isTrimmed: true, max: [1000] },
  buyer: { oneOf: [['sender-delivers', 'sender-brings', 'recipient'], 'Please choose who buys it'] },
  mood: { oneOf: [['celebration', 'thank-you', 'sympathy', 'just-because', 'belated']] },
} as const satisfies Record<string, FieldRules>;
