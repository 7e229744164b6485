import type { Dashboard } from '@presently/contracts/gifting/dashboard';
import { Skeleton } from '../../ui/states/skeleton.js';
import { spokenLocale } from '../../languages/words.js';
import { dashboardWords as say } from '../../languages/dashboard/en.js';

export function Stats({ dashboard }: { dashboard: Dashboard | undefined }) {
  const stats = [
    { label: say('recipients'), value: dashboard?.recipients },
    { label: say('upcoming'), value: dashboard?.upcoming },
    { label: say('giftsSent'), value: dashboard?.giftsSent },
  ];
  return (
    <dl className="grid grid-cols-3 divide-x divide-line rounded-xl border border-line bg-sheet py-4">
      {stats.map(({ label, value }) => (
        <div key={label} className="flex flex-col-reverse items-center gap-0.5 px-1 text-center">
          <dt className="text-xs text-ink-soft">{label}</dt>
          <dd className="font-display text-2xl tabular-nums">
            {value?.toLocaleString(spokenLocale()) ?? <Skeleton className="my-1 h-6 w-7" />}
          </dd>
        </div>
      ))}
    </dl>
  );
}
