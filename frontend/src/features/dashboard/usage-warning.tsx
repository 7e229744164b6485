import { Link } from 'react-router-dom';
import { Button } from '../../ui/controls/button.js';
import { Card } from '../../ui/display/card.js';
import { RibbonProgress } from '../../ui/display/ribbon.js';
import type { Usage } from './usage.js';

export function UsageWarning({ usage }: { usage: Usage }) {
  if (usage.level === 'plenty') return null;
  const isReached = usage.level === 'reached';
  return (
    <Card className="flex flex-wrap items-center gap-x-10 gap-y-4 bg-paper-deep px-6 py-5">
      <div className="min-w-60 flex-1">
        <h2 className="text-xl">{isReached ? 'Gift Limit Reached' : 'Running Low on Gifts'}</h2>
        <p className="mt-1 text-ink-soft">
          {isReached
            ? `All ${usage.limit} gifts of this month are used. The count starts again with the next month.`
            : `You have used ${usage.used} of ${usage.limit} gifts this month.`}
        </p>
        <RibbonProgress label="Gifts used this month" value={usage.used} max={usage.limit} className="mt-4 max-w-md" />
      </div>
      <Button asChild variant={isReached ? 'primary' : 'quiet'}>
        <Link to="/subscription">{isReached ? 'Upgrade to Pro' : 'See plans'}</Link>
      </Button>
    </Card>
  );
}
