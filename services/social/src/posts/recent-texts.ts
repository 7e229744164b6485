import type { EntityManager } from '@mikro-orm/postgresql';
import { Post } from './post.entity.js';

/** How long a text is not used again. */
const noRepeatMs = 60 * 24 * 3_600_000;

/** The texts of the last two months. */
export async function recentTexts(em: EntityManager, now: Date): Promise<Set<string>> {
  const since = new Date(now.getTime() - noRepeatMs);
  const posts = await em.find(Post, { createdAt: { $gt: since } }, { fields: ['content'] });
  return new Set(posts.map(({ content }) => content));
}
