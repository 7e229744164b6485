// Written by `npm run derive` from the contracts; `npm run lint` fails if it is stale.
import type { FieldRules } from '@presently/rules/field-rules';

export const newKeptIdea = {
  title: { isTrimmed: true, max: [300] },
  shopTitle: { isTrimmed: true, max: [300] },
  link: { isTrimmed: true, max: [2048] },
  image: { isTrimmed: true, max: [2048] },
  price: { isTrimmed: true, max: [60] },
  note: { isTrimmed: true, max: [1000] },
  state: { oneOf: [['idea', 'bought', 'given']] },
} as const satisfies Record<string, FieldRules>;
