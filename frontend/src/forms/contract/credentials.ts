// Written by `npm run derive` from the contracts; `npm run lint` fails if it is stale.
import type { FieldRules } from '@presently/rules/field-rules';

export const credentials = {
  username: { max: [254] },
  password: { max: [128] },
  code: { max: [20] },
} as const satisfies Record<string, FieldRules>;
