// Written by `npm run derive` from the contracts; `npm run lint` fails if it is stale.
import type { FieldRules } from '@presently/rules/field-rules';

export const secondFactorProof = {
  code: { max: [20, 'Enter a code from your app, or a recovery code'] },
} as const satisfies Record<string, FieldRules>;
