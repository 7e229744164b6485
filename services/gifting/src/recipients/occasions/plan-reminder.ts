import { nextOccurrence, type OccasionDay } from '@presently/rules/occurrences';
import { addDays, firstTimeZone, instantOf, localTimeAt } from '@presently/rules/zoned-time';

/** The time of day of reminders, in the sender's time zone. */
const timeOfDay = '09:00';

/** The preferences that decide the time of a reminder. */
export interface Reminding {
  timeZone: string;
  reminderDaysBefore: number;
}

export interface RememberedOccasion extends OccasionDay {
  /** The newest occurrence with a reminder. */
  remindedFor: string | null;
}

export interface ReminderPlan {
  /** The occurrence whose reminder is due now. */
  due: { occursOn: string; remindOn: string } | null;
  /** When to check again; null when no reminder can follow. */
  checkAt: Date | null;
}

/**
 * Decides whether a reminder is due now, and when to check the occasion next. A past occurrence is never due, even
 * after a long downtime. An occurrence is due at once if its morning has passed or if it was added inside its window.
 * It is never due twice, also if preferences change.
 */
export function planReminder(occasion: RememberedOccasion, reminding: Reminding, now: Date): ReminderPlan {
  const sender = { ...reminding, timeZone: firstTimeZone(reminding.timeZone) };
  const { date: today } = localTimeAt(now, sender.timeZone);
  const next = nextUnreminded(occasion, today);
  if (!next) return { due: null, checkAt: null };
  const morning = morningBefore(next, sender);
  if (morning > now) return { due: null, checkAt: morning };
  const following = nextUnreminded({ ...occasion, remindedFor: next }, today);
  return {
    due: { occursOn: next, remindOn: today },
    checkAt: following ? morningBefore(following, sender) : null,
  };
}

function nextUnreminded(occasion: RememberedOccasion, today: string): string | undefined {
  const { remindedFor } = occasion;
  const from = remindedFor && remindedFor >= today ? addDays(remindedFor, 1) : today;
  return nextOccurrence(occasion, from);
}

/** When reminders of a day go out on that day. */
export const morningOf = (day: string, timeZone: string): Date => instantOf(day, timeOfDay, firstTimeZone(timeZone));

const morningBefore = (occursOn: string, { reminderDaysBefore, timeZone }: Reminding): Date =>
  instantOf(addDays(occursOn, -reminderDaysBefore), timeOfDay, timeZone);
