import {
  addPost,
  changePost,
  listPosts,
  removePost,
  type NewPost,
  type PostChange,
  type PostId,
  type SocialPost,
} from '@presently/contracts/social/posts';
import type { Success } from '@presently/contracts/kit/empty-messages';
import type { PageRequest } from '@presently/contracts/kit/page';
import { Handles } from '@presently/messaging/handles';
import { readPage, type Page } from '@presently/messaging/page';
import { notFound, Problem } from '@presently/messaging/problem';
import { consoleLimits } from '@presently/rules/social-platforms';
import { Clock } from '@presently/service/clock';
import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { lockTask } from '../lock-task.js';
import { Template } from '../templates/template.entity.js';
import { mustFit, Post } from './post.entity.js';
import { postsOf } from './posts.queries.js';
import { toPost } from './posts.views.js';

@Controller()
export class PostsHandlers {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  @Handles(listPosts)
  async list(page: PageRequest): Promise<Page<SocialPost>> {
    return readPage(listPosts, page, postsOf(this.em));
  }

  @Handles(addPost)
  async add({ content, imageUrl, platforms, scheduledFor, templateId }: NewPost): Promise<SocialPost> {
    mustFit(content, platforms);
    if (templateId !== undefined && (await this.em.count(Template, { id: templateId })) === 0)
      throw notFound('Template');
    const now = this.clock.now();
    const time = scheduledFor ? new Date(scheduledFor) : null;
    return this.em.transactional(async (tx) => {
      await lockTask(tx, 'posts');
      if ((await tx.count(Post, { status: { $ne: 'posted' } })) >= consoleLimits.openPosts) throw tooManyPosts();
      return toPost(
        tx.create(Post, {
          id: randomUUID(),
          template: templateId === undefined ? null : tx.getReference(Template, templateId, { wrapped: true }),
          content,
          imageUrl: imageUrl ?? null,
          platforms: [...platforms],
          source: 'person',
          status: time ? 'scheduled' : 'draft',
          scheduledFor: time,
          nextAt: time,
          createdAt: now,
          updatedAt: now,
        }),
      );
    });
  }

  @Handles(changePost)
  async change({ postId, ...change }: PostChange): Promise<SocialPost> {
    return this.em.transactional(async (tx) => {
      const post = await lockedPost(tx, postId);
      post.change(change, this.clock.now());
      return toPost(post);
    });
  }

  /** Removes drafts, scheduled posts and failed posts. A published post stays. */
  @Handles(removePost)
  async remove({ postId }: PostId): Promise<Success> {
    await this.em.transactional(async (tx) => {
      const post = await lockedPost(tx, postId);
      post.mustBeOpen();
      tx.remove(post);
    });
    return { success: true };
  }
}

const tooManyPosts = () =>
  new Problem(
    'post.limit-reached',
    409,
    `There may be at most ${consoleLimits.openPosts.toLocaleString('en')} posts that are not published.`,
  );

/** Locked: a publisher claims it before the change or after it, never during it. */
async function lockedPost(em: EntityManager, id: string): Promise<Post> {
  const post = await em.findOne(Post, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (!post) throw notFound('Post');
  return post;
}
