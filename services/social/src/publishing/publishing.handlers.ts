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
import { EntityManager } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import { SocialEnv } from '../env.js';
import { Post } from '../posts/post.entity.js';
import { toPost } from '../posts/posts.views.js';
import { PublishQueue } from './publish-queue.js';
import { Publisher } from './publisher.js';

/** Milliseconds of the call's time reserved for writing the last outcome. */
const reserve = 2_000;
const countedAs = { posted: 'posted', failed: 'failed', scheduled: 'retrying' } as const;

@Controller()
export class PublishingHandlers {
  constructor(
    private readonly em: EntityManager,
    private readonly queue: PublishQueue,
    private readonly publisher: Publisher,
    private readonly env: SocialEnv,
  ) {}

  @Handles(publishPost)
  async publish({ postId }: PostId, { releaseSlot }: HandlerContext<typeof publishPost>): Promise<SocialPost> {
    releaseSlot();
    const claimed = await this.queue.claimOne(postId);
    if (!claimed) throw await this.whyNot(postId);
    const { status, errorMessage } = await this.publisher.publish(claimed);
    if (status === 'failed') throw new Problem('post.refused', 422, errorMessage!);
    if (status === 'scheduled') throw new Problem('post.not-published', 503, errorMessage!);
    return toPost(await this.em.findOneOrFail(Post, { id: postId }));
  }

  @Handles(processPending)
  async process(
    _input: Nothing,
    { deadline, releaseSlot }: HandlerContext<typeof processPending>,
  ): Promise<ProcessedPosts> {
    releaseSlot();
    const waiting = await this.queue.pendingIds();
    const lastStart = deadline - this.env.ayrshareTimeoutMs - reserve;
    const result: ProcessedPosts = { processed: 0, posted: 0, failed: 0, retrying: 0 };
    const processInTurn = async () => {
      for (let id = waiting.shift(); id !== undefined && Date.now() < lastStart; id = waiting.shift()) {
        const claimed = await this.queue.claimPending(id);
        if (!claimed) continue;
        const { status } = await this.publisher.publish(claimed);
        result.processed++;
        result[countedAs[status]]++;
      }
    };
    await Promise.all(Array.from({ length: this.env.PUBLISHER_CONCURRENCY }, processInTurn));
    return result;
  }

  private async whyNot(id: string): Promise<Problem> {
    const post = await this.em.findOne(Post, { id });
    if (!post) return notFound('Post');
    if (post.status !== 'scheduled')
      return new Problem('post.not-scheduled', 409, 'Only scheduled posts can be published.');
    return new Problem('post.publishing', 409, 'This post is being published right now. Look again in a moment.');
  }
}
