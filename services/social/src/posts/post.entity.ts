import type { PlatformPost, PostAnalytics, PostChange } from '@presently/contracts/social/posts';
import {
  postSources,
  postStatuses,
  tooLongFor,
  type PostSource,
  type PostStatus,
  type SocialPlatform,
  tooLongSentence,
} from '@presently/rules/social-platforms';
import { Problem } from '@presently/messaging/problem';
import { defineEntity, p } from '@mikro-orm/core';
import { Template } from '../templates/template.entity.js';

const moment = () => p.datetime().columnType('timestamptz');

const PostSchema = defineEntity({
  name: 'Post',
  tableName: 'social_posts',
  indexes: [
    { name: 'social_posts_due', properties: 'nextAt', where: `status = 'scheduled'` },
    { name: 'social_posts_time', properties: 'scheduledFor' },
    { name: 'social_posts_analytics', properties: 'analyticsDueAt', where: `status = 'posted'` },
  ],
  properties: {
    id: p.uuid().primary(),
    /** What it was written from; the database clears it when that goes. */
    template: () => p.manyToOne(Template).ref().strictNullable().deleteRule('set null').index('social_posts_template'),
    content: p.text(),
    imageUrl: p.text().strictNullable(),
    platforms: p.array().$type<SocialPlatform[]>(),
    status: p.enum(postStatuses).default('draft').$type<PostStatus>(),
    source: p.enum(postSources).$type<PostSource>(),
    scheduledFor: moment().strictNullable(),
    postedAt: moment().nullable(),
    /** Ayrshare's name for it, by which analytics are asked for. */
    ayrshareId: p.text().nullable(),
    ayrsharePostIds: p.json<PlatformPost[]>().nullable(),
    analytics: p.json<PostAnalytics>().nullable(),
    /** When the networks are asked next how it does. */
    analyticsDueAt: moment().nullable(),
    errorMessage: p.text().nullable(),
    attempts: p.integer().default(0),
    /** Tries that certainly came to nothing: each makes the idempotency key a new one. */
    refusedKeys: p.integer().default(0),
    /** Tries, since the last that was certain, of which nobody knows whether they came through. */
    unknownOutcomes: p.integer().default(0),
    /** Grows with each claim; a publisher that comes back after its lease has an old one and can mark nothing. */
    fence: p.integer().default(0),
    owner: p.uuid().nullable(),
    leaseUntil: moment().nullable(),
    /** When it is tried next: its time, or later after a try that came to nothing. */
    nextAt: moment().nullable(),
    createdAt: moment().defaultRaw('now()'),
    updatedAt: moment().defaultRaw('now()'),
  },
});

/** One text for one or more networks, and how far it has got. */
export class Post extends PostSchema.class {
  /** Leases are of real time, whatever the product's clock shows. */
  isPublishing(): boolean {
    return this.status === 'scheduled' && this.leaseUntil != null && this.leaseUntil.getTime() > Date.now();
  }

  /** What is left out stays as it is; a time schedules, null makes a draft. A failed post begins anew. */
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
    this.attempts = 0;
    this.updatedAt = now;
  }

  /** @throws Problem when it is out, or on its way */
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

/** @throws Problem naming the platform for which a text is too long */
export function mustFit(content: string, platforms: readonly SocialPlatform[]): void {
  if (tooLongFor(content, platforms).length === 0) return;
  const sentence = tooLongSentence(content, platforms)!;
  throw new Problem('invalid-input', 400, sentence, { errors: { content: [sentence] } });
}
