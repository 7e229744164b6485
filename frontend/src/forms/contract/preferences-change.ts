// Written by `npm run derive` from the contracts; `npm run lint` fails if it is stale.
import type { FieldRules } from '@presently/rules/field-rules';

export const preferencesChange = {
  reminderDaysBefore: { oneOf: [[1, 3, 7, 14, 30], 'Choose 1, 3, 7, 14 or 30 days'] },
  language: { oneOf: [['en', 'de', 'fr', 'es', 'it', 'pt', 'ja', 'ar'], 'Please choose a language from the list'] },
} as const satisfies Record<string, FieldRules>;
