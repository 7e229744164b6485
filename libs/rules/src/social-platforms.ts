/** The social networks and their limits. */

export const socialPlatforms = ['X', 'LinkedIn', 'Instagram', 'Facebook'] as const;
export type SocialPlatform = (typeof socialPlatforms)[number];

/** Longest text of a platform, measured by {@link lengthOn}. */
export const postLimits: Record<SocialPlatform, number> = {
  X: 280,
  LinkedIn: 3_000,
  Instagram: 2_200,
  Facebook: 63_206,
};

/** Platforms that refuse posts without a picture. */
export const needsPicture = (platform: SocialPlatform): boolean => platform === 'Instagram';

const link = /https?:\/\/\S+/gu;
/** X counts every link as this many characters. */
const linkLength = 23;
/** Ranges of characters that X counts once. All others, such as emoji and CJK, count twice. */
const narrow = [
  [0x0, 0x10ff],
  [0x2000, 0x200d],
  [0x2010, 0x201f],
  [0x2032, 0x2037],
] as const;
function weightOn(character: string): number {
  const code = character.codePointAt(0)!;
  return narrow.some(([first, last]) => code >= first && code <= last) ? 1 : 2;
}

/** The length of a text on a platform: characters, on X weighted. */
export function lengthOn(platform: SocialPlatform, text: string): number {
  if (platform !== 'X') return Array.from(text).length;
  const links = text.match(link) ?? [];
  const rest = Array.from(text.replaceAll(link, ''));
  return links.length * linkLength + rest.reduce((sum, character) => sum + weightOn(character), 0);
}

/** The platforms whose limit a text exceeds. */
export const tooLongFor = (text: string, platforms: readonly SocialPlatform[]): SocialPlatform[] =>
  platforms.filter((platform) => lengthOn(platform, text) > postLimits[platform]);

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

/** The message for a text that is too long for some of its platforms; undefined if it fits. */
export function tooLongSentence(text: string, platforms: readonly SocialPlatform[]): string | undefined {
  const [tightest] = tooLongFor(text, platforms).sort((a, b) => postLimits[a] - postLimits[b]);
  return (
    tightest && `This is too long for ${tightest}, which takes ${postLimits[tightest].toLocaleString('en')} characters`
  );
}
