import type { OccasionChange } from '@presently/contracts/gifting/occasions';
import { isMoving, nextOccurrence } from '@presently/rules/occurrences';
import { storedDay } from './occasion-day.js';
import type { Occasion } from './occasion.entity.js';
import { toRule } from './occasions.views.js';

/**
 * Changes the given facts of an occasion. Another next day is reminded of anew.
 * @throws Problem `invalid-input` that names the field
 */
export function changeFacts(
  occasion: Occasion,
  change: Omit<OccasionChange, 'occasionId'>,
  today: string,
  now: Date,
): void {
  const { title = occasion.title, notes = occasion.notes, ...day } = change;
  const given = Object.fromEntries(Object.entries(day).filter(([, value]) => value !== undefined));
  if (Object.keys(given).length > 0) {
    const next = nextOccurrence(toRule(occasion), today);
    // A date that is given brings its year. A moving day that stays fixed from now on is in the year of its date.
    const { type, date, recurrence, leapDay, nth, weekday, month, easterOffset, easterOf } = occasion;
    const changed = { type, date, recurrence, leapDay, nth, weekday, month, easterOffset, easterOf, ...given };
    const becomesFixed = isMoving(occasion) && !isMoving(changed);
    const year = occasion.hasYear || 'date' in given || becomesFixed ? undefined : null;
    Object.assign(occasion, storedDay({ year, ...changed }, today), { checkAt: now });
    if (nextOccurrence(toRule(occasion), today) !== next) occasion.remindedFor = null;
  }
  Object.assign(occasion, { title, notes, changedAt: now });
}
