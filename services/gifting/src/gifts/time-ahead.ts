import { wrongField } from '@presently/messaging/problem';

const furthestYears = 2;

/**
 * The time of a planned gift.
 * @throws Problem `invalid-input` if it is past or more than two years ahead
 */
export function requireTimeAhead(scheduledFor: string, now: Date): Date {
  const time = new Date(scheduledFor);
  if (time <= now) throw wrongField('scheduledFor', 'Please choose a time that is still to come', 'time-ahead');
  const furthest = new Date(now);
  furthest.setUTCFullYear(now.getUTCFullYear() + furthestYears);
  if (time > furthest) {
    const sentence = `Please choose a time within the next ${furthestYears} years`;
    throw wrongField('scheduledFor', sentence, { rule: 'years-ahead', most: furthestYears });
  }
  return time;
}
