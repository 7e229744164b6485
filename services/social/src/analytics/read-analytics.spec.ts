import { nextLook } from './collect-analytics.js';
import { readAnalytics } from './read-analytics.js';

const hour = 3_600_000;

describe('analytics', () => {
  it('say the same four things of every network, in whatever words it counts', () => {
    const body = {
      twitter: { analytics: { publicMetrics: { likeCount: 3, replyCount: 1, retweetCount: 2, impressionCount: 40 } } },
      linkedin: { analytics: { likeCount: 5, commentCount: 0, shareCount: 1, impressionCount: 60 } },
      instagram: { analytics: { likeCount: 9, commentsCount: 2, viewsCount: 80 } },
      facebook: {
        analytics: { impressionsUnique: 70, commentsCount: 1, sharesCount: 4, reactions: { total: 6, like: 6 } },
      },
    };
    expect(readAnalytics(body, ['X', 'LinkedIn', 'Instagram', 'Facebook'])).toEqual([
      { platform: 'X', views: 40, likes: 3, comments: 1, shares: 2 },
      { platform: 'LinkedIn', views: 60, likes: 5, comments: 0, shares: 1 },
      { platform: 'Instagram', views: 80, likes: 9, comments: 2, shares: null },
      { platform: 'Facebook', views: 70, likes: 6, comments: 1, shares: 4 },
    ]);
  });

  it('leave out networks that say nothing', () => {
    expect(readAnalytics({ twitter: { analytics: {} } }, ['X', 'LinkedIn'])).toEqual([
      { platform: 'X', views: null, likes: null, comments: null, shares: null },
    ]);
    expect(readAnalytics('nonsense', ['X'])).toEqual([]);
  });

  it('are looked for less often as a post grows older, and for a month', () => {
    expect([1, 48, 300, 900].map((age) => nextLook(age * hour))).toEqual([hour, 6 * hour, 24 * hour, null]);
  });
});
