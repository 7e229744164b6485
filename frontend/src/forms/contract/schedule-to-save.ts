// Written by `npm run derive` from the contracts; `npm run lint` fails if it is stale.
import type { FieldRules } from '@presently/rules/field-rules';

export const scheduleToSave = {
  postsPerDay: { range: [[1, 12], 'Post at least once a day'] },
  postingTimes: { pattern: [/^([01]\d|2[0-3]):[0-5]\d$/, 'Write posting times as HH:MM, such as 09:30'], least: [1, 'Give at least one posting time'], most: [12, 'At most 12 posting times'] },
  platforms: { oneOf: [['X', 'LinkedIn', 'Instagram', 'Facebook'], 'Choose from X, LinkedIn, Instagram, Facebook'], least: [1, 'Choose at least one platform'] },
  templateCategories: { max: [60, 'A category must be at most 60 characters'], least: [1, 'Choose at least one category'], most: [20, 'At most 20 categories'] },
} as const satisfies Record<string, FieldRules>;
