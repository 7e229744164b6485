import { Transform } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsBoolean, IsIn, IsInt, IsISO8601, IsOptional, IsString } from 'class-validator';
import {
  type PostSource,
  type PostStatus,
  type SocialPlatform,
  consoleLimits,
  postSources,
  postStatuses,
  socialPlatforms,
} from '@presently/rules/social-platforms';
import { mostCodedProblems } from '@presently/rules/coded-problem';
import { CodedProblem } from '../kit/coded-problem.js';
import { Nothing, Success } from '../kit/empty-messages.js';
import { event } from '../kit/event.js';
import { Id, OptionalId } from '../kit/fields/id.js';
import { Nested, Nullable } from '../kit/fields/nested.js';
import { LongText } from '../kit/fields/text.js';
import { Instant } from '../kit/fields/days/time.js';
import { ClearableWebUrl, OptionalWebUrl } from '../kit/fields/web-url.js';
import { operation } from '../kit/operation.js';
import { PageRequest } from '../kit/page.js';
import { Platforms } from './fields.js';

/** A post on one network. */
export class PlatformPost {
  @IsIn(socialPlatforms) platform!: SocialPlatform;
  /** Id of the network. */
  @IsString() id!: string;
  /** URL of the post, if the network returned one. */
  @Nullable() @IsString() postUrl!: string | null;
}

/** Figures of a post on one network. A figure that the network does not report is null. */
export class PlatformAnalytics {
  @IsIn(socialPlatforms) platform!: SocialPlatform;
  @Nullable() @IsInt() views!: number | null;
  @Nullable() @IsInt() likes!: number | null;
  @Nullable() @IsInt() comments!: number | null;
  @Nullable() @IsInt() shares!: number | null;
}
export class PostAnalytics {
  @ArrayMaxSize(socialPlatforms.length) @IsArray() @Nested(() => PlatformAnalytics) platforms!: PlatformAnalytics[];
  @IsISO8601() fetchedAt!: string;
}

export class SocialPost {
  @Id() id!: string;
  @Nullable() @Id() templateId!: string | null;
  @IsString() content!: string;
  @Nullable() @IsString() imageUrl!: string | null;
  @ArrayMaxSize(socialPlatforms.length) @IsArray() @IsIn(socialPlatforms, { each: true }) platforms!: SocialPlatform[];
  @IsIn(postStatuses) status!: PostStatus;
  @Nullable() @IsISO8601() scheduledFor!: string | null;
  @Nullable() @IsISO8601() postedAt!: string | null;
  /** The networks that accepted the post; null before it is posted. */
  @Nullable() @ArrayMaxSize(socialPlatforms.length) @IsArray() @Nested(() => PlatformPost) ayrsharePostIds!:
    | PlatformPost[]
    | null;
  @Nullable() @Nested(() => PostAnalytics) analytics!: PostAnalytics | null;
  /** Why the post, or a part of it, failed, and what helps. */
  @Nullable() @IsString() errorMessage!: string | null;
  /** The same by code: keys of `post-problems`, one for each sentence. Null where only the sentences are known. */
  @IsOptional() @Nullable() @ArrayMaxSize(mostCodedProblems) @IsArray() @Nested(() => CodedProblem) problems?:
    | CodedProblem[]
    | null;
  @IsIn(postSources) source!: PostSource;
  /** True while the post is being published; it cannot be changed then. */
  @IsBoolean() isPublishing!: boolean;
  /** When publishing is retried after a temporary failure. */
  @Nullable() @IsISO8601() nextTryAt!: string | null;
  @IsISO8601() createdAt!: string;
  @IsISO8601() updatedAt!: string;
}

/** An optional instant; a blank or null means none. */
const OptionalInstant = (): PropertyDecorator => (target, key) => {
  Transform(({ value }) => (value === '' ? null : value))(target, key);
  IsOptional()(target, key);
  Instant()(target, key);
};

const content = { max: consoleLimits.content, required: 'Write something to post' };

export class NewPost {
  @LongText(content) content!: string;
  @OptionalWebUrl() imageUrl?: string;
  @Platforms() platforms!: SocialPlatform[];
  /** When it is published. Without it the post is a draft. */
  @OptionalInstant() scheduledFor?: string | null;
  /** The template of the post. */
  @OptionalId() templateId?: string;
}
export class PostId {
  @Id() postId!: string;
}
/** Absent fields keep their values. A time makes the post scheduled, null makes it a draft. */
export class PostChange extends PostId {
  @IsOptional() @LongText(content) content?: string;
  /** Null or a blank removes the picture. */
  @ClearableWebUrl() imageUrl?: string | null;
  @IsOptional() @Platforms() platforms?: SocialPlatform[];
  @OptionalInstant() scheduledFor?: string | null;
}

export class ProcessedPosts {
  /** Due posts that no other process was publishing. */
  @IsInt() processed!: number;
  @IsInt() posted!: number;
  @IsInt() failed!: number;
  /** Posts that will be retried. */
  @IsInt() retrying!: number;
}

/** Newest first. */
export const listPosts = operation('social.listPosts', {
  route: 'GET /api/admin/social/posts',
  access: 'admin',
  shows: ['social-posts'],
  input: PageRequest,
  output: { pageOf: SocialPost },
});
export const addPost = operation('social.addPost', {
  route: 'POST /api/admin/social/posts',
  access: 'admin',
  changes: ['social-posts'],
  input: NewPost,
  output: SocialPost,
  status: 201,
});
/** Refused for a post that is published or being published. */
export const changePost = operation('social.changePost', {
  route: 'PATCH /api/admin/social/posts/:postId',
  access: 'admin',
  changes: ['social-posts'],
  input: PostChange,
  output: SocialPost,
});
export const removePost = operation('social.removePost', {
  route: 'DELETE /api/admin/social/posts/:postId',
  access: 'admin',
  changes: ['social-posts'],
  input: PostId,
  output: Success,
});
/** Publishes at once, before the scheduled time. */
export const publishPost = operation('social.publishPost', {
  route: 'POST /api/admin/social/publish/:postId',
  access: 'admin',
  changes: ['social-posts'],
  input: PostId,
  output: SocialPost,
  deadline: 30_000,
});
/** Publishes all due posts now. */
export const processPending = operation('social.processPending', {
  route: 'POST /api/admin/social/process-pending',
  access: 'admin',
  changes: ['social-posts'],
  input: Nothing,
  output: ProcessedPosts,
  deadline: 45_000,
});

export class SocialPostPublishedV1 {
  @Id() postId!: string;
  /** The networks that accepted the post. */
  @IsIn(socialPlatforms, { each: true }) platforms!: SocialPlatform[];
  @IsISO8601() postedAt!: string;
}
export const socialPostPublished = event('social.social_post_published.v1', SocialPostPublishedV1, { lane: 'facts' });

export class SocialPostFailedV1 {
  @Id() postId!: string;
  /** A sentence for an administrator. */
  @IsString() reason!: string;
}
/** No network accepted the post, and it is not retried. */
export const socialPostFailed = event('social.social_post_failed.v1', SocialPostFailedV1, { lane: 'facts' });
