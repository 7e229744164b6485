import { ArrayMaxSize, IsArray, IsBoolean, IsISO8601, IsIn, IsInt, IsOptional, IsString } from 'class-validator';
import {
  type PostSource,
  type SocialPlatform,
  consoleLimits,
  postSources,
  socialPlatforms,
} from '@presently/rules/social-platforms';
import { Nothing, Success } from '../kit/empty-messages.js';
import { Id } from '../kit/fields/id.js';
import { Nested } from '../kit/fields/nested.js';
import { LongText, Text } from '../kit/fields/text.js';
import { operation } from '../kit/operation.js';
import { PageRequest } from '../kit/page.js';
import { Platforms } from './fields.js';

/** A template for posts. */
export class SocialTemplate {
  @Id() id!: string;
  @IsString() name!: string;
  @IsString() category!: string;
  /** The instruction for the model. */
  @IsString() prompt!: string;
  @ArrayMaxSize(socialPlatforms.length) @IsArray() @IsIn(socialPlatforms, { each: true }) platforms!: SocialPlatform[];
  /** Only active templates are used for scheduling a week. */
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

/** Absent fields keep their values. */
export class TemplateChange extends TemplateId {
  @IsOptional() @Text(name) name?: string;
  @IsOptional() @Text(category) category?: string;
  @IsOptional() @LongText(prompt) prompt?: string;
  @IsOptional() @Platforms() platforms?: SocialPlatform[];
  @IsOptional() @IsBoolean() isActive?: boolean;
}

/** Templates in the answer to {@link initializeTemplates}, at most. */
export const initialTemplates = 100;

export class InitializedTemplates {
  /** Number of templates that were added; 0 if there were some already. */
  @IsInt() created!: number;
  /** The first ones. */
  @ArrayMaxSize(initialTemplates) @IsArray() @Nested(() => SocialTemplate) templates!: SocialTemplate[];
}

/** A post written from a template. It is not stored. */
export class PostPreview {
  @IsString() content!: string;
  @ArrayMaxSize(socialPlatforms.length) @IsArray() @IsIn(socialPlatforms, { each: true }) platforms!: SocialPlatform[];
  /** `house` if the model did not answer and one of our own texts is used. */
  @IsIn(postSources) source!: PostSource;
  /** Whether the model is the sandbox. */
  @IsBoolean() isSandbox!: boolean;
}

/** By category, then by name. */
export const listTemplates = operation('social.listTemplates', {
  route: 'GET /api/admin/social/templates',
  access: 'admin',
  shows: ['social-templates'],
  input: PageRequest,
  output: { pageOf: SocialTemplate },
});

/** Adds the initial templates if there are none. */
export const initializeTemplates = operation('social.initializeTemplates', {
  route: 'POST /api/admin/social/init-templates',
  access: 'admin',
  changes: ['social-templates'],
  input: Nothing,
  output: InitializedTemplates,
});

export const addTemplate = operation('social.addTemplate', {
  route: 'POST /api/admin/social/templates',
  access: 'admin',
  changes: ['social-templates'],
  input: NewTemplate,
  output: SocialTemplate,
  status: 201,
});

export const changeTemplate = operation('social.changeTemplate', {
  route: 'PATCH /api/admin/social/templates/:templateId',
  access: 'admin',
  changes: ['social-templates'],
  input: TemplateChange,
  output: SocialTemplate,
});

/** Keeps the posts of the template. */
export const removeTemplate = operation('social.removeTemplate', {
  route: 'DELETE /api/admin/social/templates/:templateId',
  access: 'admin',
  changes: ['social-templates', 'social-posts'],
  input: TemplateId,
  output: Success,
});

export const previewPost = operation('social.previewPost', {
  route: 'POST /api/admin/social/preview',
  access: 'admin',
  changes: [],
  input: TemplateId,
  output: PostPreview,
  deadline: 25_000,
});
