import { TriangleAlert } from 'lucide-react';
import { Link } from 'react-router-dom';
import { cn } from '../../lib/class-names.js';
import { useClock } from '../../lib/time/clock.js';
import { Button } from '../../ui/controls/button.js';
import { Card } from '../../ui/display/card.js';
import { RibbonProgress } from '../../ui/display/ribbon-progress.js';
import { nextMonth, type Usage } from './usage.js';
import { dashboardWords as say } from '../../languages/dashboard/en.js';

export function UsageWarning({ usage }: { usage: Usage }) {
  const { now } = useClock();
  if (usage.level === 'plenty') return null;
  const isReached = usage.level === 'reached';
  return (
    <Card
      className={cn(
        'flex flex-wrap items-center gap-x-10 gap-y-4 px-6 py-5',
        isReached ? 'border-amber/40 bg-amber-soft' : 'bg-paper-deep',
      )}
    >
      <div className="min-w-60 flex-1">
        <h2 className="flex items-center gap-2.5 text-xl">
          {isReached && <TriangleAlert aria-hidden className="size-5 shrink-0 text-amber" />}
          {isReached ? say('limitReached') : say('runningLow')}
        </h2>
        <p className="mt-1 text-ink-soft">
          {isReached
            ? say('allUsed', { limit: usage.limit, day: nextMonth(now) })
            : say('someUsed', { used: usage.used, limit: usage.limit, day: nextMonth(now) })}
        </p>
        <RibbonProgress label={say('usedThisMonth')} value={usage.used} max={usage.limit} className="mt-4 max-w-md" />
      </div>
      <Button asChild variant={isReached ? 'primary' : 'quiet'}>
        <Link to="/subscription">{isReached ? say('upgrade') : say('seePlans')}</Link>
      </Button>
    </Card>
  );
}
