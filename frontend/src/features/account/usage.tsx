import type { BudgetUsage } from '@presently/contracts/kit/budget-usage';
import { waitInWords } from '@presently/rules/wait';
import { useQuery } from '@tanstack/react-query';
import { useClock } from '../../lib/clock.js';
import { query } from '../../lib/query.js';
import { RibbonProgress } from '../../ui/display/ribbon.js';
import { LoadError } from '../../ui/states/load-error.js';
import { Skeleton } from '../../ui/states/skeleton.js';

const shareOf = ({ used, limit }: BudgetUsage): number => used / limit;
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What the user has used of each budget, the fullest first. The others are folded away. */
export function Usage() {
  const usage = useQuery({ ...query('GET /api/user/budgets'), staleTime: 0 });
  if (usage.isError) {
    return <LoadError text="Your usage cannot be shown right now." onRetry={() => void usage.refetch()} />;
  }
  if (!usage.data) {
    return (
      <output aria-label="Loading" className="grid max-w-sm gap-6">
        {[1, 2, 3].map((row) => (
          <Skeleton key={row} className="h-12" />
        ))}
      </output>
    );
  }
  const used = usage.data.filter((budget) => budget.used > 0).toSorted((a, b) => shareOf(b) - shareOf(a));
  const untouched = usage.data.filter((budget) => budget.used === 0);
  return (
    <div>
      {used.length === 0 && <p className="text-ink-soft">Nothing is used at the moment.</p>}
      <ul className="grid gap-x-12 gap-y-6 lg:grid-cols-2">
        {used.map((budget) => (
          <Meter key={budget.what} budget={budget} />
        ))}
      </ul>
      {untouched.length > 0 && (
        <details className="mt-6 max-w-sm text-sm text-ink-soft">
          <summary className="w-fit cursor-pointer py-3 font-medium hover:text-ink">What else is limited</summary>
          <ul className="mt-1 grid gap-2">
            {untouched.map(({ what, limit }) => (
              <li key={what} className="flex items-baseline justify-between gap-4">
                <span>{capital(what)}</span>
                <span className="tabular-nums">{limit.toLocaleString('en-US')}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

function Meter({ budget: { what, used, limit, resetsAt } }: { budget: BudgetUsage }) {
  const { now } = useClock();
  const seconds = Math.max(1, (new Date(resetsAt).getTime() - now.getTime()) / 1_000);
  return (
    <li>
      <p className="flex items-baseline justify-between gap-4">
        <span>{capital(what)}</span>
        <span className="whitespace-nowrap tabular-nums">
          {used.toLocaleString('en-US')}
          <span className="text-ink-soft"> of {limit.toLocaleString('en-US')}</span>
        </span>
      </p>
      <RibbonProgress label={capital(what)} value={used} max={limit} className="mt-2" />
      <p className="mt-1.5 text-sm text-ink-soft">Starts again in {waitInWords(seconds)}</p>
    </li>
  );
}
