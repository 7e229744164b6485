// Written by `npm run derive` from the contracts; `npm run lint` fails if it is stale.
import type { FieldRules } from '@presently/rules/field-rules';

export const newRecipient = {
  name: { required: 'Name is required', isTrimmed: true, max: [100] },
  relationship: { required: 'Relationship is required', isTrimmed: true, max: [60] },
  interests: { max: [60, 'An interest must be at most 60 characters'], most: [50, 'At most 50 interests'] },
  avatar: { isTrimmed: true, max: [2048] },
  email: { isTrimmed: true, max: [254, 'Please provide a valid email address'], email: 'Please provide a valid email address' },
  phone: { isTrimmed: true, max: [32, 'Please provide a valid phone number'] },
  labels: { max: [40, 'A label must be at most 40 characters'], most: [20, 'At most 20 labels'] },
  dislikes: { max: [100, 'A dislike must be at most 100 characters'], most: [50, 'At most 50 dislikes'] },
  address: { isTrimmed: true, max: [500] },
  sizes: { isTrimmed: true, max: [200] },
  aboutAge: { range: [[0, 120], 'An age is a whole number from 0 to 120'] },
  gender: { isTrimmed: true, max: [40] },
  notes: { isTrimmed: true, max: [1000] },
  hiddenFromIdeas: { oneOf: [['interests', 'age', 'gender', 'country', 'given', 'occasionTitle']] },
} as const satisfies Record<string, FieldRules>;
