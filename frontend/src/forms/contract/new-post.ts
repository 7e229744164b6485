// Written by `npm run derive` from the contracts; `npm run lint` fails if it is stale.
import type { FieldRules } from '@presently/rules/field-rules';

export const newPost = {
  content: { required: 'Write something to post', isTrimmed: true, max: [5000] },
  imageUrl: { isTrimmed: true, max: [2048] },
  platforms: { oneOf: [['X', 'LinkedIn', 'Instagram', 'Facebook'], 'Choose from X, LinkedIn, Instagram, Facebook'], least: [1, 'Choose at least one platform'] },
} as const satisfies Record<string, FieldRules>;
