// Written by `npm run derive` from the contracts; `npm run lint` fails if it is stale.
import type { FieldRules } from '@presently/rules/field-rules';

export const newTemplate = {
  name: { required: 'Name is required', isTrimmed: true, max: [80] },
  category: { required: 'Category is required', isTrimmed: true, max: [60] },
  prompt: { required: 'Say what the post should be about', isTrimmed: true, max: [2000] },
  platforms: { oneOf: [['X', 'LinkedIn', 'Instagram', 'Facebook'], 'Choose from X, LinkedIn, Instagram, Facebook'], least: [1, 'Choose at least one platform'] },
} as const satisfies Record<string, FieldRules>;
