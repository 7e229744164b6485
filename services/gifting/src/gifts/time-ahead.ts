import { Problem } from '@presently/messaging/problem';

const furthestYears = 2;

const wrong = (sentence: string) =>
  new Problem('invalid-input', 400, sentence, { errors: { scheduledFor: [sentence] } });

/**
 * The time of a planned gift.
 * @throws Problem `invalid-input` if it is past or more than two years ahead
 */
export function requireTimeAhead(scheduledFor: string, now: Date): Date {
  const time = new Date(scheduledFor);
  if (time <= now) throw wrong('Please choose a time that is still to come');
  const furthest = new Date(now);
  furthest.setUTCFullYear(now.getUTCFullYear() + furthestYears);
  if (time > furthest) throw wrong(`Please choose a time within the next ${furthestYears} years`);
  return time;
}
