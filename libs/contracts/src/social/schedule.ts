import { Transform } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsISO8601,
  IsOptional,
  IsString,
  Max,
  Min,
} from 'class-validator';
import {
  type SocialPlatform,
  consoleLimits,
  defaultPostsPerDay,
  socialPlatforms,
} from '@presently/rules/social-platforms';
import { Nothing } from '../kit/empty-messages.js';
import { Id } from '../kit/fields/id.js';
import { Nullable } from '../kit/fields/nested.js';
import { TimeZone } from '../kit/fields/days/time.js';
import { operation } from '../kit/operation.js';
import { Categories, Platforms, TimesOfDay } from './fields.js';

/** The times, platforms and subjects of automatic posts. There is one schedule. */
export class SocialSchedule {
  @Id() id!: string;
  /** If false, nothing is published automatically; administrators can still publish. */
  @IsBoolean() isEnabled!: boolean;
  @IsInt() postsPerDay!: number;
  /** `HH:MM` in {@link timeZone}, sorted. */
  @ArrayMaxSize(consoleLimits.postsPerDay) @IsArray() @IsString({ each: true }) postingTimes!: string[];
  @ArrayMaxSize(socialPlatforms.length) @IsArray() @IsIn(socialPlatforms, { each: true }) platforms!: SocialPlatform[];
  @ArrayMaxSize(consoleLimits.templateCategories) @IsArray() @IsString({ each: true }) templateCategories!: string[];
  /** IANA name. */
  @IsString() timeZone!: string;
  /** When a week was last scheduled. */
  @Nullable() @IsISO8601() lastRunAt!: string | null;
  @IsISO8601() createdAt!: string;
  @IsISO8601() updatedAt!: string;
}

export class ScheduleToSave {
  @IsOptional() @IsBoolean() isEnabled: boolean = true;
  @IsOptional()
  @IsInt({ message: 'Posts per day must be a whole number' })
  @Min(1, { message: 'Post at least once a day' })
  @Max(consoleLimits.postsPerDay, { message: `At most ${consoleLimits.postsPerDay} posts a day` })
  postsPerDay: number = defaultPostsPerDay;
  @TimesOfDay() postingTimes!: string[];
  @Platforms() platforms!: SocialPlatform[];
  @Categories() templateCategories!: string[];
  /** Defaults to the browser's time zone. */
  @Transform(({ value }) => (typeof value === 'string' ? value.trim() || undefined : value))
  @IsOptional()
  @TimeZone()
  timeZone?: string;
}

/** The result of scheduling a week. */
export class ScheduledWeek {
  /** New posts. */
  @IsInt() scheduled!: number;
  /** Posting times that were already taken. */
  @IsInt() skipped!: number;
  /** New posts with one of our own texts, because the model did not answer. */
  @IsInt() fromHouse!: number;
}

/** Null before a schedule is saved. */
export const getSchedule = operation('social.getSchedule', {
  route: 'GET /api/admin/social/config',
  access: 'admin',
  shows: ['social-schedule'],
  input: Nothing,
  output: { orNull: SocialSchedule },
});

export const saveSchedule = operation('social.saveSchedule', {
  route: 'PUT /api/admin/social/config',
  access: 'admin',
  changes: ['social-schedule'],
  input: ScheduleToSave,
  output: SocialSchedule,
});

/** Fills the free posting times of the seven days from tomorrow. */
export const scheduleWeek = operation('social.scheduleWeek', {
  route: 'POST /api/admin/social/schedule-week',
  access: 'admin',
  changes: ['social-posts', 'social-schedule'],
  input: Nothing,
  output: ScheduledWeek,
  deadline: 45_000,
});
