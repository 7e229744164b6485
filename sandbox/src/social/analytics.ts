import { createHash } from 'node:crypto';
import type { CapturedPost } from './captured-post.js';
import type { Network } from './post-request.js';

/** The share of its final counts that a post has after some hours. Never zero, so that there is something to show. */
const share = (hours: number) => 0.2 + 0.8 * (1 - Math.exp(-hours / 24));

/** Counts in each network's own names. They are the same for the same post and grow with its age. */
export function analyticsOf({ id, createdAt }: CapturedPost, network: Network, now: Date): object {
  const draw = createHash('sha256').update(`${id} ${network}`).digest();
  const part = share((now.getTime() - Date.parse(createdAt)) / 3_600_000);
  const some = (byte: number, most: number) => Math.round((draw[byte]! / 255) * most * part) + 1;
  const views = some(0, 2_400) + 60;
  const likes = some(1, views / 12);
  const comments = some(2, likes / 5);
  const shares = some(3, likes / 4);
  const counts: Record<Network, object> = {
    twitter: {
      publicMetrics: { likeCount: likes, replyCount: comments, retweetCount: shares, impressionCount: views },
    },
    linkedin: { likeCount: likes, commentCount: comments, shareCount: shares, impressionCount: views },
    instagram: { likeCount: likes, commentsCount: comments, viewsCount: views },
    facebook: {
      impressionsUnique: views,
      commentsCount: comments,
      sharesCount: shares,
      reactions: { total: likes, like: likes },
    },
  };
  return counts[network];
}
