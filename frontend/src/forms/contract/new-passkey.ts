// Written by `npm run derive` from the contracts; `npm run lint` fails if it is stale.
import type { FieldRules } from '@presently/rules/field-rules';

export const newPasskey = {
  name: { isTrimmed: true, max: [60] },
  id: { required: 'Please fill this in', pattern: [/^[\w-]{1,1364}$/] },
  clientDataJSON: { required: 'Please fill this in', pattern: [/^[\w-]{1,2731}$/] },
  attestationObject: { required: 'Please fill this in', pattern: [/^[\w-]{1,21846}$/] },
  transports: { pattern: [/^[a-z-]{1,20}$/], most: [8] },
} as const satisfies Record<string, FieldRules>;
