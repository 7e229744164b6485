import type { SocialSchedule } from '@presently/contracts/social/schedule';
import type { Schedule } from './schedule.entity.js';

export const toSchedule = (schedule: Schedule): SocialSchedule => ({
  id: schedule.id,
  isEnabled: schedule.isEnabled,
  postsPerDay: schedule.postsPerDay,
  postingTimes: schedule.postingTimes,
  platforms: schedule.platforms,
  templateCategories: schedule.templateCategories,
  timeZone: schedule.timeZone,
  lastRunAt: schedule.lastRunAt?.toISOString() ?? null,
  createdAt: schedule.createdAt.toISOString(),
  updatedAt: schedule.updatedAt.toISOString(),
});
