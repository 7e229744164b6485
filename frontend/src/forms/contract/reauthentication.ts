// Written by `npm run derive` from the contracts; `npm run lint` fails if it is stale.
import type { FieldRules } from '@presently/rules/field-rules';

export const reauthentication = {
  password: { max: [128] },
} as const satisfies Record<string, FieldRules>;
