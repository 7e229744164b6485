import type { SocialPost } from '@presently/contracts/social/posts';
import { en as problems } from '@presently/rules/post-problems/en';
import { stillSaid } from '@presently/rules/problem-sentences';
import type { Post } from './post.entity.js';

const written = (instant: Date | null | undefined) => instant?.toISOString() ?? null;

export const toPost = (post: Post): SocialPost => ({
  id: post.id,
  templateId: post.template?.id ?? null,
  content: post.content,
  imageUrl: post.imageUrl,
  platforms: post.platforms,
  status: post.status,
  scheduledFor: written(post.scheduledFor),
  postedAt: written(post.postedAt),
  ayrsharePostIds: post.ayrsharePostIds ?? null,
  analytics: post.analytics ?? null,
  errorMessage: post.errorMessage ?? null,
  problems: stillSaid(problems, post.problems, post.errorMessage),
  source: post.source,
  isPublishing: post.isPublishing(),
  nextTryAt: post.status === 'scheduled' && post.attempts > 0 ? written(post.nextAt) : null,
  createdAt: post.createdAt.toISOString(),
  updatedAt: post.updatedAt.toISOString(),
});
