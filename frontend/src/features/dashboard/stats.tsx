import type { Gift } from '@presently/contracts/gifting/gifts';
import { Skeleton } from '../../ui/states/skeleton.js';
import { hasGoneOut } from './gifts/gift-progress.js';

interface StatsProps {
  recipients: readonly unknown[] | undefined;
  occasions: readonly unknown[] | undefined;
  gifts: readonly Gift[] | undefined;
}

export function Stats({ recipients, occasions, gifts }: StatsProps) {
  const stats = [
    { label: 'Recipients', value: recipients?.length },
    { label: 'Upcoming', value: occasions?.length },
    { label: 'Gifts Sent', value: gifts?.filter(hasGoneOut).length },
  ];
  return (
    <dl className="grid grid-cols-3 divide-x divide-line rounded-xl border border-line bg-sheet py-4">
      {stats.map(({ label, value }) => (
        <div key={label} className="flex flex-col-reverse items-center gap-0.5 px-1 text-center">
          <dt className="text-xs text-ink-soft">{label}</dt>
          <dd className="font-display text-2xl tabular-nums">{value ?? <Skeleton className="my-1 h-6 w-7" />}</dd>
        </div>
      ))}
    </dl>
  );
}
