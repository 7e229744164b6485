/** The networks that can be posted to, and what each takes. Plain constants: safe to import from the browser. */

export const socialPlatforms = ['X', 'LinkedIn', 'Instagram', 'Facebook'] as const;
export type SocialPlatform = (typeof socialPlatforms)[number];

/** Longest text that a platform takes, counted as {@link lengthOn} does. */
export const postLimits: Record<SocialPlatform, number> = {
  X: 280,
  LinkedIn: 3_000,
  Instagram: 2_200,
  Facebook: 63_206,
};

/** Platforms that take no post without a picture. */
export const needsPicture = (platform: SocialPlatform): boolean => platform === 'Instagram';

const link = /https?:\/\/\S+/gu;
/** X shortens every link to this many characters. */
const linkLength = 23;
/** Ranges of characters that X counts once; everything else, emoji and CJK among it, counts twice. */
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

/** How long a text is for a platform: characters, and on X as X weighs them. */
export function lengthOn(platform: SocialPlatform, text: string): number {
  if (platform !== 'X') return Array.from(text).length;
  const links = text.match(link) ?? [];
  const rest = Array.from(text.replaceAll(link, ''));
  return links.length * linkLength + rest.reduce((sum, character) => sum + weightOn(character), 0);
}

/** The platforms for which a text is too long. */
export const tooLongFor = (text: string, platforms: readonly SocialPlatform[]): SocialPlatform[] =>
  platforms.filter((platform) => lengthOn(platform, text) > postLimits[platform]);

export const postStatuses = ['draft', 'scheduled', 'posted', 'failed'] as const;
export type PostStatus = (typeof postStatuses)[number];

export const postSources = ['model', 'house', 'person'] as const;
/** Who wrote a post: the model, our own stock of texts when it did not answer, or somebody by hand. */
export type PostSource = (typeof postSources)[number];

/** Longest accepted texts of the console, in characters. */
export const consoleLimits = {
  templateName: 80,
  category: 60,
  prompt: 2_000,
  content: 5_000,
  templateCategories: 20,
  postsPerDay: 12,
} as const;

export const defaultPostsPerDay = 3;

/** What to say of a text that is too long for some of its platforms; undefined when it fits. */
export function tooLongSentence(text: string, platforms: readonly SocialPlatform[]): string | undefined {
  const [tightest] = tooLongFor(text, platforms).sort((a, b) => postLimits[a] - postLimits[b]);
  return (
    tightest && `This is too long for ${tightest}, which takes ${postLimits[tightest].toLocaleString('en')} characters`
  );
}
