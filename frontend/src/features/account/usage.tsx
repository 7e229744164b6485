import type { BudgetUsage } from '@presently/contracts/kit/budget-usage';
import { useQuery } from '@tanstack/react-query';
import { useClock } from '../../lib/time/clock.js';
import { query } from '../../lib/query.js';
import { accountWords as say } from '../../languages/account/en.js';
import { waitHere } from '../../languages/said-here.js';
import { translated } from '../../languages/words.js';

/** From this share on, a person wants to know of a limit. */
const nearlyUsed = 0.8;

const shareOf = ({ used, limit }: BudgetUsage): number => used / limit;

/** A sentence about each limit that is nearly reached. The others concern nobody. */
export function Usage() {
  const { data = [] } = useQuery({ ...query('GET /api/user/budgets'), staleTime: 0 });
  const near = data.filter((budget) => shareOf(budget) >= nearlyUsed).toSorted((a, b) => shareOf(b) - shareOf(a));
  if (near.length === 0) return null;
  return (
    <ul className="mt-8 grid max-w-[60ch] gap-2 border-t border-line pt-5">
      {near.map((budget) => (
        <li key={budget.what}>
          <Sentence budget={budget} />
        </li>
      ))}
    </ul>
  );
}

function Sentence({ budget: { budget, used, limit, resetsAt, ...given } }: { budget: BudgetUsage }) {
  const { now } = useClock();
  const wait = waitHere(Math.max(1, (new Date(resetsAt).getTime() - now.getTime()) / 1_000));
  const what = (budget && translated('budgets', budget)) ?? given.what;
  return used >= limit ? say('usageReached', { limit, what, wait }) : say('usageUsed', { used, limit, what, wait });
}
