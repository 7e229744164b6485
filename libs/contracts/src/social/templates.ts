import { IsArray, IsBoolean, IsISO8601, IsIn, IsInt, IsOptional, IsString } from 'class-validator';
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
import { Platforms } from './fields.js';

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
