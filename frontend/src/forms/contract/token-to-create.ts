// Written by `npm run derive` from the contracts; `npm run lint` fails if it is stale.
import type { FieldRules } from '@presently/rules/field-rules';

export const tokenToCreate = {
  name: { required: 'Please name the token', isTrimmed: true, max: [60] },
  scopes: { oneOf: [['read', 'write', 'send', 'contacts']], least: [1, 'Please choose what the token may do'], most: [4] },
  mostSentADay: { range: [[1, 500]] },
} as const satisfies Record<string, FieldRules>;
