import { Link } from 'react-router-dom';
import { Button } from '../../ui/controls/button.js';
import { Card } from '../../ui/display/card.js';

/** Leads to the gifts that wait for a decision. Without any, nothing is shown. */
export function OpenProposals({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <Card className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-6 py-4 lg:col-span-2">
      <div>
        <h2 className="text-xl">
          {count === 1 ? '1 proposal is waiting for you' : `${count} proposals are waiting for you`}
        </h2>
        <p className="mt-1 text-sm text-ink-soft">Nothing goes out before you approve it.</p>
      </div>
      <Button asChild variant="quiet">
        <Link to="/proposals">{count === 1 ? 'See the proposal' : 'See the proposals'}</Link>
      </Button>
    </Card>
  );
}
