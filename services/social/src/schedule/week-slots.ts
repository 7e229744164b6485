import { addDays, instantOf, localTimeAt } from '@presently/rules/zoned-time';

/** Days that are filled at once. */
const daysOfAWeek = 7;

interface Times {
  /** `HH:MM` in {@link timeZone}, in order. */
  postingTimes: readonly string[];
  postsPerDay: number;
  timeZone: string;
}

/**
 * The moments at which posts of the next week go out: seven calendar days of the schedule's zone, from tomorrow on, the
 * first so many posting times of each.
 */
export function weekSlots({ postingTimes, postsPerDay, timeZone }: Times, now: Date): Date[] {
  const today = localTimeAt(now, timeZone).date;
  const times = postingTimes.slice(0, postsPerDay);
  const slots = Array.from({ length: daysOfAWeek }, (_day, index) => addDays(today, index + 1)).flatMap((date) =>
    times.map((time) => instantOf(date, time, timeZone)),
  );
  // Where clocks are set forward, a time that is left out may fall on the one after it.
  return [...new Map(slots.map((slot) => [slot.getTime(), slot])).values()];
}
