import { tooLongFor, tooManyHashtagsFor } from '@presently/rules/post-length';
import { postLimits, type SocialPlatform } from '@presently/rules/social-platforms';

/** Longer posts are allowed on some platforms, but people do not read them. */
const longestWritten = 900;

/** The longest post, in characters, that all these platforms accept. */
export const longestPostFor = (platforms: readonly SocialPlatform[]): number =>
  Math.min(longestWritten, ...platforms.map((platform) => postLimits[platform]));

/** Removes control characters, markup and enclosing quotation marks of a model. */
const tidy = (text: string): string =>
  text
    // oxlint-disable-next-line no-control-regex -- this expression removes control characters
    .replaceAll(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g, '')
    .replaceAll(/\*\*|__/g, '')
    .trim()
    .replace(/^["“](.*)["”]$/su, '$1')
    .trim();

/** A text tidied and, if it is too long, cut after a sentence. `undefined` if nothing is left. */
export function fit(text: string, platforms: readonly SocialPlatform[]): string | undefined {
  const tidied = tidy(text).toWellFormed();
  if (tidied === '') return undefined;
  const isFitting = (candidate: string) =>
    Array.from(candidate).length <= longestWritten &&
    tooLongFor(candidate, platforms).length === 0 &&
    tooManyHashtagsFor(candidate, platforms).length === 0;
  if (isFitting(tidied)) return tidied;
  const ends = [...tidied.matchAll(/[.!?…](?=\s|$)/gu)].map(({ index }) => index + 1);
  const end = ends.toReversed().find((at) => isFitting(tidied.slice(0, at)));
  return end === undefined ? undefined : tidied.slice(0, end);
}
