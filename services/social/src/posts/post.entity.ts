import type { PlatformPost, PostAnalytics, PostChange } from '@presently/contracts/social/posts';
import type { PostProblem } from '@presently/rules/post-problems/en';
import { tooLongFor, tooLongSentence, tooManyHashtagsFor } from '@presently/rules/post-length';
import {
  hashtagLimits,
  postLimits,
  postSources,
  postStatuses,
  type PostSource,
  type PostStatus,
  type SocialPlatform,
} from '@presently/rules/social-platforms';
import { Problem, wrongField } from '@presently/messaging/problem';
import { defineEntity, p } from '@mikro-orm/core';
import { Template } from '../templates/template.entity.js';

const moment = () => p.datetime().columnType('timestamptz');

const PostSchema = defineEntity({
  name: 'Post',
  tableName: 'social_posts',
  indexes: [
    { name: 'social_posts_due', properties: 'nextAt', where: `status = 'scheduled'` },
    { name: 'social_posts_time', properties: 'scheduledFor' },
    {
      name: 'social_posts_newest',
      expression: `create index "social_posts_newest" on "social_posts" ("created_at" desc, "scheduled_for", "id")`,
    },
    { name: 'social_posts_analytics', properties: 'analyticsDueAt', where: `status = 'posted'` },
  ],
  properties: {
    id: p.uuid().primary(),
    /** The template it was written from; the database clears it when the template is deleted. */
    template: () => p.manyToOne(Template).ref().strictNullable().deleteRule('set null').index('social_posts_template'),
    content: p.text(),
    imageUrl: p.text().strictNullable(),
    platforms: p.array().$type<SocialPlatform[]>(),
    status: p.enum(postStatuses).default('draft').$type<PostStatus>(),
    source: p.enum(postSources).$type<PostSource>(),
    scheduledFor: moment().strictNullable(),
    postedAt: moment().nullable(),
    /** Ayrshare's id of the post. Analytics need it. */
    ayrshareId: p.text().nullable(),
    ayrsharePostIds: p.json<PlatformPost[]>().nullable(),
    analytics: p.json<PostAnalytics>().nullable(),
    /** When analytics are collected next. */
    analyticsDueAt: moment().nullable(),
    errorMessage: p.text().nullable(),
    /** What the message says, for other languages; of no use where the message says something else. */
    problems: p.json<PostProblem[]>().nullable(),
    attempts: p.integer().default(0),
    /** Tries that certainly failed. Each one changes the idempotency key. */
    refusedKeys: p.integer().default(0),
    /** Tries of unknown outcome since the last certain one. */
    unknownOutcomes: p.integer().default(0),
    /** Grows with each claim. A publisher whose lease has ended has an old one and can write no outcome. */
    fence: p.integer().default(0),
    owner: p.uuid().nullable(),
    leaseUntil: moment().nullable(),
    /** When it is tried next: at its time, or later after a failed try. */
    nextAt: moment().nullable(),
    createdAt: moment().defaultRaw('now()'),
    updatedAt: moment().defaultRaw('now()'),
  },
});

/** One text for one or more networks, and its progress. */
export class Post extends PostSchema.class {
  /** Leases use real time, not the product's clock. */
  isPublishing(): boolean {
    return this.status === 'scheduled' && this.leaseUntil != null && this.leaseUntil.getTime() > Date.now();
  }

  /** Fields that are left out stay. A time schedules the post, `null` makes it a draft. A failed post starts again. */
  change(change: Omit<PostChange, 'postId'>, now: Date): void {
    this.mustBeOpen();
    const content = change.content ?? this.content;
    const platforms = change.platforms ?? this.platforms;
    mustFit(content, platforms);
    if (content !== this.content) this.source = 'person';
    this.content = content;
    this.platforms = platforms;
    if (change.imageUrl !== undefined) this.imageUrl = change.imageUrl;
    if (change.scheduledFor !== undefined) {
      this.scheduledFor = change.scheduledFor === null ? null : new Date(change.scheduledFor);
    }
    this.status = this.scheduledFor === null ? 'draft' : 'scheduled';
    this.nextAt = this.scheduledFor;
    this.errorMessage = null;
    this.problems = null;
    this.attempts = 0;
    this.updatedAt = now;
  }

  /** @throws Problem if it is published or being published */
  mustBeOpen(): void {
    if (this.status === 'posted') throw new Problem('post.already-posted', 409, 'This post is out already.');
    this.mustNotBePublishing();
  }

  mustNotBePublishing(): void {
    if (this.isPublishing()) {
      throw new Problem('post.publishing', 409, 'This post is being published right now. Look again in a moment.');
    }
  }
}
PostSchema.setClass(Post);

/** @throws Problem naming the platform for which a text is too long, or has too many hashtags */
export function mustFit(content: string, platforms: readonly SocialPlatform[]): void {
  const tooLong = tooLongFor(content, platforms);
  if (tooLong.length === 0) {
    const [crowded] = tooManyHashtagsFor(content, platforms);
    if (!crowded) return;
    const most = hashtagLimits[crowded]!;
    throw wrongField('content', `${crowded} takes at most ${most} hashtags`, { rule: 'too-many', most });
  }
  const most = Math.min(...tooLong.map((platform) => postLimits[platform]));
  throw wrongField('content', tooLongSentence(content, platforms)!, { rule: 'too-long', most });
}
