import { quietHours } from '@presently/rules/push';
import { addDays, instantOf, localTimeAt } from '@presently/rules/zoned-time';

/**
 * The end of the quiet hours, if a moment is one of them.
 * @param timeZone of the account; null if it is unknown, so that no moment is known to be one of the night
 */
export function endOfQuiet(now: Date, timeZone: string | null): Date | undefined {
  if (timeZone === null) return undefined;
  const { date, time } = localTimeAt(now, timeZone);
  if (time >= quietHours.from) return instantOf(addDays(date, 1), quietHours.until, timeZone);
  return time < quietHours.until ? instantOf(date, quietHours.until, timeZone) : undefined;
}
