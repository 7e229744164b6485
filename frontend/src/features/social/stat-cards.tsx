import type { SocialStats } from '@presently/contracts/social/stats';
import { Skeleton } from '../../ui/states/skeleton.js';

/** The numbers at the head of the console. */
export function StatCards({ stats }: { stats: SocialStats | undefined }) {
  const cards = [
    { label: 'Total Posts', value: stats?.totalPosts, note: stats && `${stats.publishedPosts} published` },
    { label: 'Scheduled', value: stats?.scheduledPosts, note: stats && 'waiting for their time' },
    { label: 'Templates', value: stats?.templates, note: stats && `${stats.activeTemplates} active` },
  ];
  return (
    <dl className="grid grid-cols-3 divide-x divide-line rounded-xl border border-line bg-sheet py-5">
      {cards.map(({ label, value, note }) => (
        <div key={label} className="flex flex-col gap-0.5 px-4 sm:px-6">
          <dt className="text-sm text-ink-soft">{label}</dt>
          <dd className="font-display text-3xl tabular-nums">{value ?? <Skeleton className="my-1 h-7 w-9" />}</dd>
          <dd className="text-xs text-ink-soft">{note ?? <Skeleton className="h-4 w-16" />}</dd>
        </div>
      ))}
    </dl>
  );
}
