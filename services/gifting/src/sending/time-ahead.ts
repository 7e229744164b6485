import { Problem } from '@presently/messaging/problem';

const furthestYears = 2;

const wrong = (sentence: string) =>
  new Problem('invalid-input', 400, sentence, { errors: { scheduledFor: [sentence] } });

/**
 * A time at which a gift can still go out by itself.
 * @throws Problem `invalid-input` when it is over, or so far ahead that it must be a slip
 */
export function requireTimeAhead(scheduledFor: string, now: Date): Date {
  const time = new Date(scheduledFor);
  if (time <= now) throw wrong('Please choose a time that is still to come');
  const furthest = new Date(now);
  furthest.setUTCFullYear(now.getUTCFullYear() + furthestYears);
  if (time > furthest) throw wrong(`Please choose a time within the next ${furthestYears} years`);
  return time;
}
