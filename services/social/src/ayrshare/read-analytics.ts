import type { PlatformAnalytics } from '@presently/contracts/social/posts';
import type { SocialPlatform } from '@presently/rules/social-platforms';
import { wireNames } from './wire-names.js';

type Count = 'views' | 'likes' | 'comments' | 'shares';

/** The networks' names for each count, the most exact name first. */
const names: Record<Count, readonly string[]> = {
  views: [
    'impressionCount',
    'impressions',
    'viewsCount',
    'viewCount',
    'views',
    'impressionsUnique',
    'reachCount',
    'reach',
  ],
  likes: ['likeCount', 'likesCount', 'favoriteCount', 'likes', 'reactionCount', 'total'],
  comments: ['commentCount', 'commentsCount', 'replyCount', 'comments'],
  shares: ['shareCount', 'sharesCount', 'retweetCount', 'repostCount', 'shares'],
};

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Every count in an object and one level below, by name. The outer one wins where a name occurs twice. */
function countsIn(value: Record<string, unknown>, depth = 1): Map<string, number> {
  const inner = depth === 0 ? [] : Object.values(value).filter(isObject);
  return new Map([
    ...inner.flatMap((below) => [...countsIn(below, depth - 1)]),
    ...Object.entries(value).filter((entry): entry is [string, number] => Number.isFinite(entry[1])),
  ]);
}

/** The counts of a post by network. Networks without counts are left out. */
export function readAnalytics(body: unknown, platforms: readonly SocialPlatform[]): PlatformAnalytics[] {
  if (!isObject(body)) return [];
  return platforms.flatMap((platform) => {
    const counted = body[wireNames[platform]];
    const [first] = Array.isArray(counted) ? (counted as unknown[]) : [counted];
    if (!isObject(first)) return [];
    const counts = countsIn(isObject(first['analytics']) ? first['analytics'] : first);
    const count = (what: Count) => {
      const name = names[what].find((candidate) => counts.has(candidate));
      return name === undefined ? null : Math.max(0, Math.trunc(counts.get(name)!));
    };
    return [
      { platform, views: count('views'), likes: count('likes'), comments: count('comments'), shares: count('shares') },
    ];
  });
}
