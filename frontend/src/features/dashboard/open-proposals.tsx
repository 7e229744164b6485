import { Link } from 'react-router-dom';
import { Button } from '../../ui/controls/button.js';
import { Card } from '../../ui/display/card.js';
import { dashboardWords as say } from '../../languages/dashboard/en.js';

/** Leads to the gifts that wait for a decision. Without any, nothing is shown. */
export function OpenProposals({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <Card className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-6 py-4 lg:col-span-2">
      <div>
        <h2 className="text-xl">{say('proposalsWait', { count })}</h2>
        <p className="mt-1 text-sm text-ink-soft">{say('proposalsText')}</p>
      </div>
      <Button asChild variant="quiet">
        <Link to="/proposals">{say('seeProposals', { count })}</Link>
      </Button>
    </Card>
  );
}
