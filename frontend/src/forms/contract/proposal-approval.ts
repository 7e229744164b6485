// Written by `npm run derive` from the contracts; `npm run lint` fails if it is stale.
import type { FieldRules } from '@presently/rules/field-rules';

export const proposalApproval = {
  message: { isTrimmed: true, max: [5000] },
  deliveryMethod: { oneOf: [['email', 'sms'], 'Choose Email or SMS'] },
  recipientEmail: { isTrimmed: true, max: [254, 'Please provide a valid email address'], email: 'Please provide a valid email address' },
  recipientPhone: { isTrimmed: true, max: [32, 'Please provide a valid phone number'] },
  buyer: { oneOf: [['sender-delivers', 'sender-brings', 'recipient'], 'Please choose who buys it'] },
} as const satisfies Record<string, FieldRules>;
