import { hashtagsIn, lengthOn, tooManyHashtagsFor } from '@presently/rules/post-length';
import { hashtagLimits, postLimits, type SocialPlatform } from '@presently/rules/social-platforms';
import { socialWords as say } from '../../../languages/social/en.js';
import { spokenLocale } from '../../../languages/words.js';
import { cn } from '../../../lib/class-names.js';

/** The length of a text on each platform, and the platform's limit; also of its hashtags, where they are too many. */
export function RoomLeft({ text, platforms }: { text: string; platforms: readonly SocialPlatform[] }) {
  const number = new Intl.NumberFormat(spokenLocale());
  return (
    <ul aria-label={say('length')} className="flex flex-wrap gap-x-4 gap-y-1 text-xs text-ink-soft tabular-nums">
      {platforms.map((platform) => {
        const length = lengthOn(platform, text);
        const isOver = length > postLimits[platform];
        return (
          <li key={platform} className={cn(isOver && 'font-semibold text-ember')}>
            {say('room', {
              platform,
              length: number.format(length),
              most: number.format(postLimits[platform]),
              over: String(isOver),
            })}
          </li>
        );
      })}
      {tooManyHashtagsFor(text, platforms).map((platform) => (
        <li key={`hashtags ${platform}`} className="font-semibold text-ember">
          {say('hashtags', {
            platform,
            count: number.format(hashtagsIn(text)),
            most: number.format(hashtagLimits[platform]!),
          })}
        </li>
      ))}
    </ul>
  );
}
