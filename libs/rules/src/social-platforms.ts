/** The social networks and their limits. */

export const socialPlatforms = ['X', 'LinkedIn', 'Instagram', 'Facebook'] as const;
export type SocialPlatform = (typeof socialPlatforms)[number];

/** Longest text of a platform, measured by `lengthOn` in post-length.ts. */
export const postLimits: Record<SocialPlatform, number> = {
  X: 280,
  LinkedIn: 3_000,
  Instagram: 2_200,
  Facebook: 63_206,
};

/** The most hashtags of a post, where a platform refuses more. */
export const hashtagLimits: Partial<Record<SocialPlatform, number>> = { Instagram: 30 };

/** Platforms that refuse posts without a picture. */
export const needsPicture = (platform: SocialPlatform): boolean => platform === 'Instagram';

export const postStatuses = ['draft', 'scheduled', 'posted', 'failed'] as const;
export type PostStatus = (typeof postStatuses)[number];

export const postSources = ['model', 'house', 'person'] as const;
/** The author of a post: the model, our own stock of texts, or an administrator. */
export type PostSource = (typeof postSources)[number];

/** Limits of the console, in characters or items. */
export const consoleLimits = {
  templateName: 80,
  category: 60,
  prompt: 2_000,
  content: 5_000,
  templateCategories: 20,
  postsPerDay: 12,
  /** Templates, and posts that are not published, at once. */
  templates: 200,
  openPosts: 1_000,
} as const;

export const defaultPostsPerDay = 3;
