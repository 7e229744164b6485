import { readAnalytics } from './read-analytics.js';

describe('analytics', () => {
  it('have the same four counts for every network, under all their names', () => {
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

  it('leave out networks without counts', () => {
    expect(readAnalytics({ twitter: { analytics: {} } }, ['X', 'LinkedIn'])).toEqual([
      { platform: 'X', views: null, likes: null, comments: null, shares: null },
    ]);
    expect(readAnalytics('nonsense', ['X'])).toEqual([]);
  });
});
