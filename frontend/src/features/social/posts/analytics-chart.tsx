import type { PlatformAnalytics, PostAnalytics } from '@presently/contracts/social/posts';

const width = 260;
const rowHeight = 22;
const labelWidth = 66;
const numberWidth = 52;
const barWidth = width - labelWidth - numberWidth;
const number = new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 1 });
const counted = (count: number, what: string) => `${number.format(count)} ${what}${count === 1 ? '' : 's'}`;

const words = ({ platform, views, likes, comments, shares }: PlatformAnalytics): string => {
  const counts = [
    [views, 'view'],
    [likes, 'like'],
    [comments, 'comment'],
    [shares, 'share'],
  ] as const;
  const parts = counts.flatMap(([count, what]) => (count === null ? [] : [counted(count, what)]));
  return `${platform}: ${parts.join(', ') || 'nothing told yet'}`;
};

/** The views of a post on each platform as bars. The other figures stand below in words. */
export function AnalyticsChart({ analytics: { platforms } }: { analytics: PostAnalytics }) {
  if (platforms.length === 0) return null;
  const most = Math.max(1, ...platforms.map(({ views }) => views ?? 0));
  const total = (count: 'likes' | 'comments' | 'shares') =>
    platforms.reduce((sum, platform) => sum + (platform[count] ?? 0), 0);
  const height = platforms.length * rowHeight;
  return (
    <figure className="max-w-72">
      <svg
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={`Views by platform. ${platforms.map(words).join('; ')}.`}
        className="w-full text-xs"
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
                {views === null ? '–' : number.format(views)}
              </text>
            </g>
          );
        })}
      </svg>
      <figcaption className="mt-1 text-xs text-ink-soft tabular-nums">
        Views · {counted(total('likes'), 'like')}, {counted(total('comments'), 'comment')},{' '}
        {counted(total('shares'), 'share')}
      </figcaption>
    </figure>
  );
}
