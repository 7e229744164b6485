import type { SocialSchedule } from '@presently/contracts/social/schedule';
import { consoleLimits, defaultPostsPerDay, socialPlatforms } from '@presently/rules/social-platforms';
import * as v from 'valibot';
import { someOf } from '../../../forms/rules.js';
import { ownTimeZone } from '../../../lib/time-zones.js';

/** The schedule as the form holds it, with one time for each post of a day. It is sent with its times in order. */
export const scheduleSchema = v.pipe(
  v.object({
    isEnabled: v.boolean(),
    postingTimes: v.pipe(
      v.array(v.string()),
      v.check((times) => times.every((time) => /^\d{2}:\d{2}$/.test(time)), 'Give every post a time'),
      v.check((times) => new Set(times).size === times.length, 'Give each posting time once'),
    ),
    platforms: someOf(socialPlatforms, 'Choose at least one platform'),
    templateCategories: v.pipe(v.array(v.string()), v.minLength(1, 'Choose at least one category')),
    timeZone: v.string(),
  }),
  v.transform((schedule) => ({
    ...schedule,
    postingTimes: schedule.postingTimes.toSorted(),
    postsPerDay: schedule.postingTimes.length,
  })),
);
export type TypedSchedule = v.InferInput<typeof scheduleSchema>;

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
