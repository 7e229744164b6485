import type { SocialStats } from '@presently/contracts/social/stats';
import { socialWords as say } from '../../languages/social/en.js';
import { Skeleton } from '../../ui/states/skeleton.js';

/** The numbers at the head of the console. */
export function StatCards({ stats }: { stats: SocialStats | undefined }) {
  const cards = [
    {
      label: say('totalPosts'),
      value: stats?.totalPosts,
      note: stats && say('published', { count: stats.publishedPosts }),
    },
    { label: say('scheduled'), value: stats?.scheduledPosts, note: stats && say('waiting') },
    {
      label: say('templates'),
      value: stats?.templates,
      note: stats && say('active', { count: stats.activeTemplates }),
    },
  ];
  return (
    <dl className="grid grid-cols-3 divide-x divide-line rounded-xl border border-line bg-sheet py-5">
      {cards.map(({ label, value, note }) => (
        <div key={label} className="flex flex-col gap-0.5 px-3 hyphens-auto sm:px-6">
          <dt className="text-sm text-ink-soft">{label}</dt>
          <dd className="font-display text-3xl tabular-nums">{value ?? <Skeleton className="my-1 h-7 w-9" />}</dd>
          <dd className="text-xs text-ink-soft">{note ?? <Skeleton className="h-4 w-16" />}</dd>
        </div>
      ))}
    </dl>
  );
}
