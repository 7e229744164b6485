import {
  processPending,
  publishPost,
  type PostId,
  type ProcessedPosts,
  type SocialPost,
} from '@presently/contracts/social/posts';
import type { Nothing } from '@presently/contracts/kit/empty-messages';
import { Handles, type HandlerContext } from '@presently/messaging/handles';
import { notFound, Problem } from '@presently/messaging/problem';
import { Clock } from '@presently/service/clock';
import { sql, type Sql } from '@presently/work/sql';
import { Workers } from '@presently/work/workers';
import { EntityManager } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import { SocialEnv } from '../env.js';
import { Post } from '../posts/post.entity.js';
import { toPost } from '../posts/posts.views.js';
import { PublishPosts } from './publish-posts.js';
import type { Verdict } from './verdict.js';

/** Milliseconds of the call's time reserved for writing the last outcome. */
const reserve = 2_000;
/** Posts that one call of Process Pending takes on. */
const mostProcessed = 200;
const countedAs = { posted: 'posted', failed: 'failed', scheduled: 'retrying' } as const;

@Controller()
export class PublishingHandlers {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly workers: Workers,
    private readonly publishPosts: PublishPosts,
    private readonly env: SocialEnv,
  ) {}

  @Handles(publishPost)
  async publish({ postId }: PostId, { releaseSlot }: HandlerContext<typeof publishPost>): Promise<SocialPost> {
    releaseSlot();
    const verdict = await this.publishNow(sql('id = ?', postId));
    if (!verdict) throw await this.whyNot(postId);
    const { status, errorMessage, problems } = verdict;
    const detail = { problems: problems ?? undefined };
    if (status === 'failed') throw new Problem('post.refused', 422, errorMessage!, detail);
    if (status === 'scheduled') throw new Problem('post.not-published', 503, errorMessage!, detail);
    return toPost(await this.em.findOneOrFail(Post, { id: postId }));
  }

  @Handles(processPending)
  async process(
    _input: Nothing,
    { deadline, releaseSlot }: HandlerContext<typeof processPending>,
  ): Promise<ProcessedPosts> {
    releaseSlot();
    const waiting = await this.pendingIds();
    const lastStart = deadline - this.env.ayrshareTimeoutMs - reserve;
    const result: ProcessedPosts = { processed: 0, posted: 0, failed: 0, retrying: 0 };
    const processInTurn = async () => {
      for (let id = waiting.shift(); id !== undefined && Date.now() < lastStart; id = waiting.shift()) {
        // Also if its next try would come later.
        const verdict = await this.publishNow(sql('id = ? and scheduled_for <= ?::timestamptz', id, this.now()));
        if (!verdict) continue;
        result.processed++;
        result[countedAs[verdict.status]]++;
      }
    };
    await Promise.all(Array.from({ length: this.env.PUBLISHER_CONCURRENCY }, processInTurn));
    return result;
  }

  /** @returns undefined if the post is not scheduled or is being published by another call or process */
  private async publishNow(condition: Sql): Promise<Verdict | undefined> {
    const [verdict] = await this.workers.leasedWorker(this.publishPosts).workOn(condition, 1);
    return verdict?.judged;
  }

  /** Posts whose time has come and that no process is publishing, the longest waiting first. */
  private async pendingIds(): Promise<string[]> {
    const rows = await this.em.fork().execute<{ id: string }[]>(
      `select id from social_posts
       where status = 'scheduled' and scheduled_for <= ?::timestamptz and (lease_until is null or lease_until < now())
       order by scheduled_for limit ?`,
      [this.now(), mostProcessed],
    );
    return rows.map(({ id }) => id);
  }

  private now(): string {
    return this.clock.now().toISOString();
  }

  private async whyNot(id: string): Promise<Problem> {
    const post = await this.em.findOne(Post, { id });
    if (!post) return notFound('Post');
    if (post.status !== 'scheduled')
      return new Problem('post.not-scheduled', 409, 'Only scheduled posts can be published.');
    return new Problem('post.publishing', 409, 'This post is being published right now. Look again in a moment.');
  }
}
