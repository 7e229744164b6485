import { addDays, instantOf, localTimeAt } from '@presently/rules/zoned-time';

const daysOfAWeek = 7;

interface Times {
  /** `HH:MM` in {@link timeZone}, in order. */
  postingTimes: readonly string[];
  postsPerDay: number;
  timeZone: string;
}

/**
 * The times of the next week's posts: seven calendar days in the schedule's time zone, from tomorrow on, with the first
 * `postsPerDay` posting times of each.
 */
export function weekSlots({ postingTimes, postsPerDay, timeZone }: Times, now: Date): Date[] {
  const today = localTimeAt(now, timeZone).date;
  const times = postingTimes.slice(0, postsPerDay);
  const slots = Array.from({ length: daysOfAWeek }, (_day, index) => addDays(today, index + 1)).flatMap((date) =>
    times.map((time) => instantOf(date, time, timeZone)),
  );
  // When clocks go forward, a time that does not exist may be the same instant as the next one.
  return [...new Map(slots.map((slot) => [slot.getTime(), slot])).values()];
}
