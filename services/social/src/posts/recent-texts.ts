import type { EntityManager } from '@mikro-orm/postgresql';
import { Post } from './post.entity.js';

/** A text is not used again for this long. */
const noRepeatMs = 60 * 24 * 3_600_000;

/** What the posts of the last two months say. */
export async function recentTexts(em: EntityManager, now: Date): Promise<Set<string>> {
  const since = new Date(now.getTime() - noRepeatMs);
  const posts = await em.find(Post, { createdAt: { $gt: since } }, { fields: ['content'] });
  return new Set(posts.map(({ content }) => content));
}
