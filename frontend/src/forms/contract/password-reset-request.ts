// Written by `npm run derive` from the contracts; `npm run lint` fails if it is stale.
import type { FieldRules } from '@presently/rules/field-rules';

export const passwordResetRequest = {
  email: { required: 'Email is required.', isTrimmed: true, max: [254], email: 'Please provide a valid email address' },
} as const satisfies Record<string, FieldRules>;
