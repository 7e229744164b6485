import type { Occasion } from '@presently/contracts/gifting/occasions';
import { parseCalendarDate } from '../../lib/time/dates.js';
import { bySoonest } from './by-soonest.js';

/** A day so near is what a gift is most likely for. */
const nearDays = 60;
const dayMs = 24 * 3_600_000;

/** The next of these occasions, if it is near. */
export function nextOccasion(occasions: readonly Occasion[], today: Date = new Date()): Occasion | undefined {
  const midnight = new Date(today.getFullYear(), today.getMonth(), today.getDate()).getTime();
  const daysUntil = ({ nextOn }: Occasion): number => {
    const day = nextOn ? parseCalendarDate(nextOn) : undefined;
    // Days have 23 or 25 hours when clocks change.
    return day ? Math.round((day.getTime() - midnight) / dayMs) : Number.NaN;
  };
  return occasions.toSorted(bySoonest).find((each) => daysUntil(each) >= 0 && daysUntil(each) <= nearDays);
}
