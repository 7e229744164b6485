import { socialWords as say } from '../../../languages/social/en.js';
import { spokenLocale } from '../../../languages/words.js';
import type { PlatformAnalytics, PostAnalytics } from '@presently/contracts/social/posts';

const width = 260;
const rowHeight = 22;
const labelWidth = 66;
const numberWidth = 52;
const barWidth = width - labelWidth - numberWidth;
const figures = ['views', 'likes', 'comments', 'shares'] as const;
type Figure = (typeof figures)[number];

const inShort = (count: number): string =>
  new Intl.NumberFormat(spokenLocale(), { notation: 'compact', maximumFractionDigits: 1 }).format(count);
const counted = (count: number, what: Figure): string => say(what, { count, shown: inShort(count) });

const words = (told: PlatformAnalytics): string => {
  const parts = figures.flatMap((what) => (told[what] === null ? [] : [counted(told[what], what)]));
  return `${told.platform}: ${parts.join(', ') || say('nothingTold')}`;
};

/** The views of a post on each platform as bars. The other figures stand below in words. */
export function AnalyticsChart({ analytics: { platforms } }: { analytics: PostAnalytics }) {
  if (platforms.length === 0) return null;
  const most = Math.max(1, ...platforms.map(({ views }) => views ?? 0));
  const total = (what: Figure) =>
    counted(
      platforms.reduce((sum, platform) => sum + (platform[what] ?? 0), 0),
      what,
    );
  const height = platforms.length * rowHeight;
  return (
    <figure className="max-w-72">
      <svg
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={say('viewsBy', { platforms: platforms.map(words).join('; ') })}
        className="w-full text-xs [direction:ltr]"
      >
        {platforms.map(({ platform, views }, index) => {
          const middle = index * rowHeight + rowHeight / 2;
          const length = ((views ?? 0) / most) * barWidth;
          return (
            <g key={platform} dominantBaseline="central" fontSize="12">
              <text x={0} y={middle} className="fill-ink-soft">
                {platform}
              </text>
              <rect x={labelWidth} y={middle - 4} width={barWidth} height={8} rx={4} className="fill-line" />
              <rect
                x={labelWidth}
                y={middle - 4}
                width={Math.max(length, 4)}
                height={8}
                rx={4}
                className="fill-ribbon"
              />
              <text x={width} y={middle} textAnchor="end" className="fill-ink tabular-nums">
                {views === null ? '–' : inShort(views)}
              </text>
            </g>
          );
        })}
      </svg>
      <figcaption className="mt-1 text-xs text-ink-soft tabular-nums">
        {say('figures', { likes: total('likes'), comments: total('comments'), shares: total('shares') })}
      </figcaption>
    </figure>
  );
}
