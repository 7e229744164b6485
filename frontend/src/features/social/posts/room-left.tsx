import { lengthOn } from '@presently/rules/post-length';
import { postLimits, type SocialPlatform } from '@presently/rules/social-platforms';
import { cn } from '../../../lib/class-names.js';

const number = new Intl.NumberFormat('en-US');

/** The length of a text on each platform, and the platform's limit. */
export function RoomLeft({ text, platforms }: { text: string; platforms: readonly SocialPlatform[] }) {
  return (
    <ul aria-label="Length" className="flex flex-wrap gap-x-4 gap-y-1 text-xs text-ink-soft tabular-nums">
      {platforms.map((platform) => {
        const length = lengthOn(platform, text);
        const isOver = length > postLimits[platform];
        return (
          <li key={platform} className={cn(isOver && 'font-semibold text-ember')}>
            {platform} {number.format(length)} / {number.format(postLimits[platform])}
            {isOver && ' – too long'}
          </li>
        );
      })}
    </ul>
  );
}
