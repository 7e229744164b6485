import { Transform } from 'class-transformer';
import { IsArray, IsBoolean, IsISO8601, IsIn, IsInt, IsOptional, IsString, Max, Min } from 'class-validator';
import {
  type SocialPlatform,
  consoleLimits,
  defaultPostsPerDay,
  socialPlatforms,
} from '@presently/rules/social-platforms';
import { Nothing } from '../kit/empty-messages.js';
import { Id } from '../kit/fields/id.js';
import { Nullable } from '../kit/fields/nested.js';
import { TimeZone } from '../kit/fields/time.js';
import { operation } from '../kit/operation.js';
import { Categories, Platforms, TimesOfDay } from './fields.js';

/** When posts go out by themselves, where to, and about what. There is one. */
export class SocialSchedule {
  @Id() id!: string;
  /** Off: nothing goes out by itself; a person still can publish. */
  @IsBoolean() isEnabled!: boolean;
  @IsInt() postsPerDay!: number;
  /** `HH:MM` in {@link timeZone}, in order. */
  @IsArray() @IsString({ each: true }) postingTimes!: string[];
  @IsArray() @IsIn(socialPlatforms, { each: true }) platforms!: SocialPlatform[];
  @IsArray() @IsString({ each: true }) templateCategories!: string[];
  /** IANA name. */
  @IsString() timeZone!: string;
  /** When a week was last filled. */
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
  /** The browser's own when left out. */
  @Transform(({ value }) => (typeof value === 'string' ? value.trim() || undefined : value))
  @IsOptional()
  @TimeZone()
  timeZone?: string;
}

/** What has been filled in by scheduling a week. */
export class ScheduledWeek {
  /** Posts that are new. */
  @IsInt() scheduled!: number;
  /** Times at which something stood already. */
  @IsInt() skipped!: number;
  /** Of the new ones, those with one of our own texts because the model did not answer. */
  @IsInt() fromHouse!: number;
}

/** Null until a schedule has been saved. */
export const getSchedule = operation('social.getSchedule', {
  route: 'GET /api/admin/social/config',
  access: 'admin',
  input: Nothing,
  output: { orNull: SocialSchedule },
});

export const saveSchedule = operation('social.saveSchedule', {
  route: 'PUT /api/admin/social/config',
  access: 'admin',
  input: ScheduleToSave,
  output: SocialSchedule,
});

/** Fills the posting times of the seven days from tomorrow on at which nothing stands yet. */
export const scheduleWeek = operation('social.scheduleWeek', {
  route: 'POST /api/admin/social/schedule-week',
  access: 'admin',
  input: Nothing,
  output: ScheduledWeek,
  deadline: 45_000,
});
