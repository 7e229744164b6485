import type { ScheduleToSave, SocialSchedule } from '@presently/contracts/social/schedule';
import { consoleLimits, defaultPostsPerDay, socialPlatforms } from '@presently/rules/social-platforms';
import { scheduleToSave } from '../../../forms/contract/schedule-to-save.js';
import { socialWords as say } from '../../../languages/social/en.js';
import type { FormSchema } from '../../../forms/check-form.js';
import { ownTimeZone } from '../../../lib/time/time-zones.js';

/** The schedule as the form holds it, with one time for each post of a day. */
export interface TypedSchedule extends Required<Omit<ScheduleToSave, 'postsPerDay'>> {}

// An input of a time is complete or blank, which the form words by itself.
const { pattern: _anyTime, ...timesOfDay } = scheduleToSave.postingTimes;

export const scheduleSchema: FormSchema<TypedSchedule> = {
  fields: { ...scheduleToSave, postingTimes: timesOfDay },
  check: ({ postingTimes }) => {
    if (postingTimes.includes('')) return { postingTimes: say('everyTime') };
    return new Set(postingTimes).size < postingTimes.length ? { postingTimes: say('onceEach') } : {};
  },
};

/** As it is sent, with its times in order. */
export const scheduleOf = (typed: TypedSchedule): ScheduleToSave => ({
  ...typed,
  postingTimes: typed.postingTimes.toSorted(),
  postsPerDay: typed.postingTimes.length,
});

const usualTimes = '09:00 13:00 18:00 08:00 11:00 15:00 16:30 19:30 10:00 12:00 17:00 20:30'.split(' ');

export const typedSchedule = (schedule: SocialSchedule | null, categories: readonly string[]): TypedSchedule => ({
  isEnabled: schedule?.isEnabled ?? true,
  postingTimes: schedule?.postingTimes.slice(0, schedule.postsPerDay) ?? usualTimes.slice(0, defaultPostsPerDay),
  platforms: schedule?.platforms ?? socialPlatforms.filter((platform) => platform !== 'Instagram'),
  templateCategories: schedule?.templateCategories ?? [...categories],
  timeZone: schedule?.timeZone ?? ownTimeZone(),
});

/** Shortens or extends the times to a number of posts. New posts get usual times that are still free. */
export function timesFor(count: number, times: readonly string[]): string[] {
  const wanted = Math.min(Math.max(count, 1), consoleLimits.postsPerDay);
  const free = usualTimes.filter((time) => !times.includes(time));
  return [...times, ...free].slice(0, wanted);
}
