// Written by `npm run derive` from the contracts; `npm run lint` fails if it is stale.
import type { FieldRules } from '@presently/rules/field-rules';

export const registration = {
  username: { required: 'Username must be at least 3 characters', isTrimmed: true, min: [3, 'Username must be at least 3 characters'], max: [50] },
  password: { required: 'Password must be at least 8 characters', min: [8, 'Password must be at least 8 characters'], max: [128, 'Password must be at most 128 characters'] },
  email: { isTrimmed: true, max: [254, 'Please provide a valid email address'], email: 'Please provide a valid email address' },
} as const satisfies Record<string, FieldRules>;
