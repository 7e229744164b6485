// Written by `npm run derive` from the contracts; `npm run lint` fails if it is stale.
import type { FieldRules } from '@presently/rules/field-rules';

export const aboutAnswer = {
  email: { isTrimmed: true, max: [254, 'Please provide a valid email address'], email: 'Please provide a valid email address' },
  phone: { isTrimmed: true, max: [32, 'Please provide a valid phone number'] },
  address: { isTrimmed: true, max: [500] },
  spoken: { oneOf: [['en', 'de', 'fr', 'es', 'it', 'pt', 'ja', 'ar'], 'Please choose a language from the list'] },
  sizes: { isTrimmed: true, max: [200] },
  likes: { max: [60, 'A like must be at most 60 characters'], most: [50, 'At most 50 likes'] },
  dislikes: { max: [100, 'A dislike must be at most 100 characters'], most: [50, 'At most 50 dislikes'] },
  allergies: { max: [100, 'An allergy must be at most 100 characters'], most: [20, 'At most 20 allergies'] },
  token: { required: 'This link is invalid or has ended.', pattern: [/^[\w-]{43}$/, 'This link is invalid or has ended.'] },
} as const satisfies Record<string, FieldRules>;
