import twitterText from 'twitter-text';
import { hashtagLimits, postLimits, type SocialPlatform } from './social-platforms.js';

/** The length of a text on a platform: characters; on X weighted by X's own library, where links and emoji count alike. */
export const lengthOn = (platform: SocialPlatform, text: string): number =>
  platform === 'X' ? twitterText.parseTweet(text).weightedLength : Array.from(text).length;

/** The platforms whose limit a text exceeds. */
export const tooLongFor = (text: string, platforms: readonly SocialPlatform[]): SocialPlatform[] =>
  platforms.filter((platform) => lengthOn(platform, text) > postLimits[platform]);

/** The hashtags of a text, as X's own library finds them. */
export const hashtagsIn = (text: string): number => twitterText.extractHashtags(text).length;

/** The platforms that refuse so many hashtags as a text has. */
export const tooManyHashtagsFor = (text: string, platforms: readonly SocialPlatform[]): SocialPlatform[] =>
  platforms.filter((platform) => hashtagsIn(text) > (hashtagLimits[platform] ?? Infinity));

/** The message for a text that is too long for some of its platforms; undefined if it fits. */
export function tooLongSentence(text: string, platforms: readonly SocialPlatform[]): string | undefined {
  const [tightest] = tooLongFor(text, platforms).sort((a, b) => postLimits[a] - postLimits[b]);
  return (
    tightest && `This is too long for ${tightest}, which takes ${postLimits[tightest].toLocaleString('en')} characters`
  );
}
