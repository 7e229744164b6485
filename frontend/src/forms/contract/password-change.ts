// Written by `npm run derive` from the contracts; `npm run lint` fails if it is stale.
import type { FieldRules } from '@presently/rules/field-rules';

export const passwordChange = {
  currentPassword: { max: [128] },
  newPassword: { required: 'Password must be at least 8 characters', min: [8, 'Password must be at least 8 characters'], max: [128, 'Password must be at most 128 characters'] },
} as const satisfies Record<string, FieldRules>;
