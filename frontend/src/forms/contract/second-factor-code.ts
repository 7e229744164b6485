// Written by `npm run derive` from the contracts; `npm run lint` fails if it is stale.
import type { FieldRules } from '@presently/rules/field-rules';

export const secondFactorCode = {
  code: { required: 'Enter the six digits from your app', pattern: [/^\d{3} ?\d{3}$/, 'Enter the six digits from your app'] },
} as const satisfies Record<string, FieldRules>;
