import type { ScheduleToSave, SocialSchedule } from '@presently/contracts/social/schedule';
import {
  consoleLimits,
  defaultPostsPerDay,
  socialPlatforms,
  type SocialPlatform,
} from '@presently/rules/social-platforms';
import { ownTimeZone } from '../../ui/time-zone-select.js';

/** The schedule as the form holds it. */
export interface ScheduleDraft {
  isEnabled: boolean;
  /** One time for each post of a day, `HH:MM`. */
  postingTimes: string[];
  platforms: SocialPlatform[];
  templateCategories: string[];
  timeZone: string;
}

const usualTimes = [
  '09:00',
  '13:00',
  '18:00',
  '08:00',
  '11:00',
  '15:00',
  '16:30',
  '19:30',
  '10:00',
  '12:00',
  '17:00',
  '20:30',
];

export const draftOf = (schedule: SocialSchedule | null, categories: readonly string[]): ScheduleDraft => ({
  isEnabled: schedule?.isEnabled ?? true,
  postingTimes: schedule?.postingTimes.slice(0, schedule.postsPerDay) ?? usualTimes.slice(0, defaultPostsPerDay),
  platforms: schedule?.platforms ?? socialPlatforms.filter((platform) => platform !== 'Instagram'),
  templateCategories: schedule?.templateCategories ?? [...categories],
  timeZone: schedule?.timeZone ?? ownTimeZone(),
});

/** The same draft with so many posting times: the last ones go, or usual ones come. */
export function withPostsPerDay(draft: ScheduleDraft, count: number): ScheduleDraft {
  const wanted = Math.min(Math.max(count, 1), consoleLimits.postsPerDay);
  const free = usualTimes.filter((time) => !draft.postingTimes.includes(time));
  return { ...draft, postingTimes: [...draft.postingTimes, ...free].slice(0, wanted) };
}

export type ScheduleErrors = Partial<Record<'postingTimes' | 'platforms' | 'templateCategories', string>>;

export function errorsOf({ postingTimes, platforms, templateCategories }: ScheduleDraft): ScheduleErrors {
  const isIncomplete = postingTimes.some((time) => !/^\d{2}:\d{2}$/.test(time));
  const isTwice = new Set(postingTimes).size < postingTimes.length;
  return {
    ...(isTwice && { postingTimes: 'Give each posting time once' }),
    ...(isIncomplete && { postingTimes: 'Give every post a time' }),
    ...(platforms.length === 0 && { platforms: 'Choose at least one platform' }),
    ...(templateCategories.length === 0 && { templateCategories: 'Choose at least one category' }),
  };
}

export const scheduleFrom = (draft: ScheduleDraft): ScheduleToSave => ({
  ...draft,
  postingTimes: draft.postingTimes.toSorted(),
  postsPerDay: draft.postingTimes.length,
});
