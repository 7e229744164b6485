// Written by `npm run derive` from the contracts; `npm run lint` fails if it is stale.
import type { FieldRules } from '@presently/rules/field-rules';

export const webhookToCreate = {
  url: { required: 'Please provide a valid URL', isTrimmed: true, max: [2048, 'Please provide a valid URL'] },
  events: { oneOf: [['gift.viewed', 'gift.thanked', 'gift.chosen', 'gift.failed', 'occasion.due', 'proposal.made']], least: [1, 'Please choose what the receiver is told'], most: [6] },
} as const satisfies Record<string, FieldRules>;
