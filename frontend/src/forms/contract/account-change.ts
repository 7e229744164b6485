// Written by `npm run derive` from the contracts; `npm run lint` fails if it is stale.
import type { FieldRules } from '@presently/rules/field-rules';

export const accountChange = {
  username: { required: 'Username is required.', isTrimmed: true, min: [3, 'Username must be at least 3 characters'], max: [50] },
  email: { required: 'Email is required.', isTrimmed: true, max: [254], email: 'Please provide a valid email address' },
  firstName: { isTrimmed: true, max: [100] },
  lastName: { isTrimmed: true, max: [100] },
  profileImageUrl: { isTrimmed: true, max: [2048] },
} as const satisfies Record<string, FieldRules>;
