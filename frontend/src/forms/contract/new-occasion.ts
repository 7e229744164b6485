// Written by `npm run derive` from the contracts; `npm run lint` fails if it is stale.
import type { FieldRules } from '@presently/rules/field-rules';

export const newOccasion = {
  type: { oneOf: [['Birthday', 'Anniversary', 'Graduation', 'Wedding', 'Holiday', 'Other'], 'Please choose an occasion type'] },
  notes: { isTrimmed: true, max: [1000] },
  recurrence: { oneOf: [['yearly', 'once', 'nth-weekday', 'easter']] },
  leapDay: { oneOf: [['feb-28', 'mar-1'], 'Please choose 28 February or 1 March'] },
  nth: { oneOf: [[1, 2, 3, 4, 5, -1], 'Please choose first to fifth, or last'] },
  weekday: { range: [[0, 7]] },
  month: { range: [[1, 12]] },
  easterOffset: { range: [[-80, 100]] },
  easterOf: { oneOf: [['western', 'eastern'], 'Please choose western or eastern'] },
  title: { isTrimmed: true, max: [80] },
} as const satisfies Record<string, FieldRules>;
