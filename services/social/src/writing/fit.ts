import { postLimits, tooLongFor, type SocialPlatform } from '@presently/rules/social-platforms';

/** Posts are written for reading: beyond this a platform takes more than a person does. */
const longestWritten = 900;

/** Characters that a post for these platforms may have. */
export const roomOn = (platforms: readonly SocialPlatform[]): number =>
  Math.min(longestWritten, ...platforms.map((platform) => postLimits[platform]));

/** What a model puts around and into a post that is of no use there. */
const tidy = (text: string): string =>
  text
    // oxlint-disable-next-line no-control-regex -- control characters are exactly what goes
    .replaceAll(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g, '')
    .replaceAll(/\*\*|__/g, '')
    .trim()
    .replace(/^["“](.*)["”]$/su, '$1')
    .trim();

/** A text as it can be posted: tidied, and where it is too long cut after a sentence. Undefined when nothing is left. */
export function fit(text: string, platforms: readonly SocialPlatform[]): string | undefined {
  const tidied = tidy(text).toWellFormed();
  if (tidied === '') return undefined;
  const isFitting = (candidate: string) =>
    Array.from(candidate).length <= longestWritten && tooLongFor(candidate, platforms).length === 0;
  if (isFitting(tidied)) return tidied;
  const ends = [...tidied.matchAll(/[.!?…](?=\s|$)/gu)].map(({ index }) => index + 1);
  const end = ends.toReversed().find((at) => isFitting(tidied.slice(0, at)));
  return end === undefined ? undefined : tidied.slice(0, end);
}
