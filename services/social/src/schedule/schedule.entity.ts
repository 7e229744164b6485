import type { SocialPlatform } from '@presently/rules/social-platforms';
import { defineEntity, p } from '@mikro-orm/core';

const moment = () => p.datetime().columnType('timestamptz');

const ScheduleSchema = defineEntity({
  name: 'Schedule',
  tableName: 'social_schedule_config',
  checks: [{ name: 'social_schedule_config_is_only_check', expression: 'is_only' }],
  properties: {
    id: p.uuid().primary(),
    /** Always true and unique, so that there is one schedule. */
    isOnly: p.boolean().default(true).unique('social_schedule_config_one'),
    /** `false`: posts are published by hand only. */
    isEnabled: p.boolean().default(true),
    postsPerDay: p.integer().default(3),
    /** `HH:MM` in the schedule's time zone, in order. */
    postingTimes: p.array(),
    platforms: p.array().$type<SocialPlatform[]>(),
    templateCategories: p.array(),
    /** IANA name. */
    timeZone: p.text(),
    /** When a week was last filled. */
    lastRunAt: moment().nullable(),
    createdAt: moment().defaultRaw('now()'),
    updatedAt: moment().defaultRaw('now()'),
  },
});

/** When posts are published, on which platforms, from which categories. */
export class Schedule extends ScheduleSchema.class {}
ScheduleSchema.setClass(Schedule);
