import { Transform } from 'class-transformer';
import { IsArray, IsBoolean, IsIn, IsInt, IsISO8601, IsOptional, IsString, Max, Min } from 'class-validator';
import { Id, LongText, Nested, Nullable, Text, TimeZone } from '../kit/fields.js';
import { operation } from '../kit/operation.js';
import { Nothing, Success } from '../kit/plain.js';
import { Categories, Platforms, TimesOfDay } from './fields.js';
import {
  consoleLimits,
  defaultPostsPerDay,
  postSources,
  socialPlatforms,
  type PostSource,
  type SocialPlatform,
} from './platforms.js';

/** What posts are written from. */
export class SocialTemplate {
  @Id() id!: string;
  @IsString() name!: string;
  @IsString() category!: string;
  /** What the model is asked to write. */
  @IsString() prompt!: string;
  @IsArray() @IsIn(socialPlatforms, { each: true }) platforms!: SocialPlatform[];
  /** Only active templates are used when a week is filled. */
  @IsBoolean() isActive!: boolean;
  @IsISO8601() createdAt!: string;
  @IsISO8601() updatedAt!: string;
}

const name = { max: consoleLimits.templateName, required: 'Name is required' };
const category = { max: consoleLimits.category, required: 'Category is required' };
const prompt = { max: consoleLimits.prompt, required: 'Say what the post should be about' };

export class NewTemplate {
  @Text(name) name!: string;
  @Text(category) category!: string;
  @LongText(prompt) prompt!: string;
  @Platforms() platforms!: SocialPlatform[];
  @IsOptional() @IsBoolean() isActive?: boolean;
}

export class TemplateId {
  @Id() templateId!: string;
}
/** What is left out stays as it is. */
export class TemplateChange extends TemplateId {
  @IsOptional() @Text(name) name?: string;
  @IsOptional() @Text(category) category?: string;
  @IsOptional() @LongText(prompt) prompt?: string;
  @IsOptional() @Platforms() platforms?: SocialPlatform[];
  @IsOptional() @IsBoolean() isActive?: boolean;
}

export class InitializedTemplates {
  /** How many were added: none when there were some already. */
  @IsInt() created!: number;
  @IsArray() @Nested(() => SocialTemplate) templates!: SocialTemplate[];
}

/** A post as a template would have it today; nothing is kept of it. */
export class PostPreview {
  @IsString() content!: string;
  @IsArray() @IsIn(socialPlatforms, { each: true }) platforms!: SocialPlatform[];
  /** `house` when the model did not answer and one of our own texts stands in. */
  @IsIn(postSources) source!: PostSource;
  /** The answer came from an imitated model. */
  @IsBoolean() isSandbox!: boolean;
}

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

/** The numbers at the head of the console. */
export class SocialStats {
  @IsInt() totalPosts!: number;
  @IsInt() publishedPosts!: number;
  @IsInt() scheduledPosts!: number;
  @IsInt() templates!: number;
  @IsInt() activeTemplates!: number;
  /** Posts go to an imitation and not to the networks. */
  @IsBoolean() isSandbox!: boolean;
}

export const getSocialStats = operation('social.getSocialStats', {
  route: 'GET /api/admin/social/stats',
  access: 'admin',
  input: Nothing,
  output: SocialStats,
});

export const listTemplates = operation('social.listTemplates', {
  route: 'GET /api/admin/social/templates',
  access: 'admin',
  input: Nothing,
  output: [SocialTemplate],
});
/** Adds the templates we start with, where there are none yet. */
export const initializeTemplates = operation('social.initializeTemplates', {
  route: 'POST /api/admin/social/init-templates',
  access: 'admin',
  input: Nothing,
  output: InitializedTemplates,
});
export const addTemplate = operation('social.addTemplate', {
  route: 'POST /api/admin/social/templates',
  access: 'admin',
  input: NewTemplate,
  output: SocialTemplate,
  status: 201,
});
export const changeTemplate = operation('social.changeTemplate', {
  route: 'PATCH /api/admin/social/templates/:templateId',
  access: 'admin',
  input: TemplateChange,
  output: SocialTemplate,
});
/** Posts written from it stay. */
export const removeTemplate = operation('social.removeTemplate', {
  route: 'DELETE /api/admin/social/templates/:templateId',
  access: 'admin',
  input: TemplateId,
  output: Success,
});
export const previewPost = operation('social.previewPost', {
  route: 'POST /api/admin/social/preview',
  access: 'admin',
  input: TemplateId,
  output: PostPreview,
  deadline: 25_000,
});

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
