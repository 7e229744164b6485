// Written by `npm run derive` from the contracts; `npm run lint` fails if it is stale.
import type { FieldRules } from '@presently/rules/field-rules';

export const giftToSend = {
  giftName: { isTrimmed: true, max: [300] },
  giftUrl: { isTrimmed: true, max: [2048] },
  giftImageUrl: { isTrimmed: true, max: [2048] },
  giftDescription: { isTrimmed: true, max: [5000] },
  price: { isTrimmed: true, max: [60] },
  category: { isTrimmed: true, max: [100] },
  mood: { oneOf: [['celebration', 'thank-you', 'sympathy', 'just-because', 'belated']] },
  message: { isTrimmed: true, max: [5000] },
  deliveryMethod: { oneOf: [['email', 'sms'], 'Choose Email or SMS'] },
  recipientEmail: { isTrimmed: true, max: [254, 'Please provide a valid email address'], email: 'Please provide a valid email address' },
  recipientPhone: { isTrimmed: true, max: [32, 'Please provide a valid phone number'] },
  status: { oneOf: [['sent', 'planned']] },
  buyer: { oneOf: [['sender-delivers', 'sender-brings', 'recipient'], 'Please choose who buys it'] },
  arrivesOn: { isTrimmed: true },
  options: { least: [1], most: [3] },
} as const satisfies Record<string, FieldRules>;
