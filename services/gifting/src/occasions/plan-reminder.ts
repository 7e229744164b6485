import { addDays, instantOf, isTimeZone, localTimeAt } from '@presently/rules/zoned-time';
import { nextOccurrence } from '../occasions/next-occurrence.js';

/** When in the day reminders come, by the clocks of the sender's zone. */
const timeOfDay = '09:00';

/** What the time of a sender's reminders depends on. */
export interface Reminding {
  timeZone: string;
  reminderDaysBefore: number;
}

export interface RememberedOccasion {
  type: string;
  date: string;
  /** The newest occurrence the sender was reminded of. */
  remindedFor: string | null;
}

export interface ReminderPlan {
  /** The occurrence of which the sender is to be reminded now. */
  due: { occursOn: string; remindOn: string } | null;
  /** When to look again; null when nothing comes any more. */
  checkAt: Date | null;
}

/**
 * Whether an occasion is to be reminded of at this moment, and when to look at it next. It looks ahead only: an
 * occurrence that is over is never due, however long nobody looked; one whose morning has passed, or that was added
 * inside its window, is due at once; one that was reminded of is not due again, whatever has changed since.
 */
export function planReminder(occasion: RememberedOccasion, reminding: Reminding, now: Date): ReminderPlan {
  // A name that a later runtime has forgotten must not keep everybody else's reminders waiting.
  const sender = isTimeZone(reminding.timeZone) ? reminding : { ...reminding, timeZone: 'UTC' };
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

const morningBefore = (occursOn: string, { reminderDaysBefore, timeZone }: Reminding): Date =>
  instantOf(addDays(occursOn, -reminderDaysBefore), timeOfDay, timeZone);
