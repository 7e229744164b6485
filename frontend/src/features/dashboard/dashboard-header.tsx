import type { CurrentUser } from '@presently/contracts/gateway/session';
import { Bell } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { lazyPart } from '../../lib/page/lazy-part.js';
import { tierName } from '../../domain/plan/tier-names.js';
import { useClock } from '../../lib/time/clock.js';
import { Badge } from '../../ui/display/badge.js';
import { Button } from '../../ui/controls/button.js';
import { PageHeading } from '../../ui/display/page-heading.js';
import type { Usage } from './usage.js';
import { dashboardWords as say } from '../../languages/dashboard/en.js';

const PreferencesDialog = lazyPart(async () => ({
  default: (await import('../../domain/reminder/preferences-dialog.js')).PreferencesDialog,
}));

const firstDayMs = 24 * 60 * 60 * 1000;

export function DashboardHeader({ user, usage }: { user: CurrentUser; usage: Usage | undefined }) {
  const [isRemindersOpen, setIsRemindersOpen] = useState(false);
  const { now } = useClock();
  const firstName = user.firstName?.trim();
  const isNew = now.getTime() - Date.parse(user.createdAt) < firstDayMs && user.giftsUsedThisMonth === 0;
  const greeting = isNew ? ('welcome' as const) : ('welcomeBack' as const);
  return (
    <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-5">
      <div>
        <PageHeading>{firstName ? say(`${greeting}Name`, { name: firstName }) : say(greeting)}</PageHeading>
        <div className="mt-3 flex flex-wrap items-center gap-2 text-sm text-ink-soft">
          <Badge tone={user.subscriptionTier === 'free' ? 'outline' : 'ribbon'}>
            {tierName(user.subscriptionTier)}
          </Badge>
          {usage && <GiftsUsed usage={usage} />}
        </div>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button variant="quiet" onClick={() => setIsRemindersOpen(true)}>
          <Bell aria-hidden />
          {say('reminders')}
        </Button>
        <Button asChild variant={usage?.level === 'reached' ? 'quiet' : 'primary'}>
          <Link to="/gifts">{say('findGifts')}</Link>
        </Button>
      </div>
      <Suspense>
        {isRemindersOpen && (
          <PreferencesDialog onClose={() => setIsRemindersOpen(false)} hasEmail={user.email !== null} />
        )}
      </Suspense>
    </header>
  );
}

function GiftsUsed({ usage }: { usage: Usage }) {
  const words = say('giftsUsed', { used: usage.used, limit: usage.limit });
  return (
    <Button asChild variant="bare" size="small" className="tabular-nums">
      <Link to="/subscription">{words}</Link>
    </Button>
  );
}
