import { datedDays, type CalendarEntry } from '@presently/contracts/gifting/calendar';
import { nextOccurrence, nextOccurrences, recurrenceOf } from '@presently/rules/occurrences';
import { isoInstant } from '@presently/service/tables';
import { toRule, type OccasionFacts } from '../occasions/occasions.views.js';

const weekdays = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];

/** `usual`: only those that every calendar program understands. */
export type CalendarRules = 'usual' | 'all';

/**
 * The days of an occasion in a calendar. A rule begins in the year in which the occasion was added. Days that move with
 * Easter, leap days and a fifth weekday have no rule that all calendar programs understand: they are given one by one,
 * from last year on.
 */
export function calendarDays(
  occasion: OccasionFacts,
  today: string,
  rules: CalendarRules = 'usual',
): Pick<CalendarEntry, 'days' | 'rule'> {
  try {
    return daysOf(occasion, today, rules);
  } catch (error) {
    // One row that no rule foresaw must not keep all others from the calendar.
    if (error instanceof RangeError) return { days: [], rule: null };
    throw error;
  }
}

function daysOf(occasion: OccasionFacts, today: string, rules: CalendarRules): Pick<CalendarEntry, 'days' | 'rule'> {
  const day = toRule(occasion);
  const rule = ruleOf(occasion) ?? (rules === 'all' ? rareRuleOf(occasion) : null);
  const addedIn = isoInstant(occasion.createdAt).slice(0, 4);
  if (recurrenceOf(occasion) === 'once') return { days: nextOccurrences(day, '0001-01-01', 1), rule };
  if (rule) {
    const first = nextOccurrence(day, `${addedIn}-01-01`);
    return { days: first ? [first] : [], rule };
  }
  const lastYear = String(Number(today.slice(0, 4)) - 1);
  return { days: nextOccurrences(day, `${lastYear}-01-01`, datedDays), rule };
}

function ruleOf(occasion: OccasionFacts): string | null {
  const { nth, weekday, month, date } = occasion;
  const recurrence = recurrenceOf(occasion);
  if (recurrence === 'yearly') return date.endsWith('-02-29') ? null : 'FREQ=YEARLY';
  if (recurrence !== 'nth-weekday' || nth === 5) return null;
  return `FREQ=YEARLY;BYMONTH=${month};BYDAY=${nth}${weekdays[weekday!]}`;
}

/** A leap day, and a fifth weekday. Nothing but a list of days says what moves with Easter. */
function rareRuleOf(occasion: OccasionFacts): string | null {
  const { nth, weekday, month, leapDay } = occasion;
  const recurrence = recurrenceOf(occasion);
  // The 60th day of a year is 29 February or 1 March.
  if (recurrence === 'yearly')
    return leapDay === 'mar-1' ? 'FREQ=YEARLY;BYYEARDAY=60' : 'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=-1';
  return recurrence === 'nth-weekday' ? `FREQ=YEARLY;BYMONTH=${month};BYDAY=${nth}${weekdays[weekday!]}` : null;
}
