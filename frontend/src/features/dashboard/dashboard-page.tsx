import { useQuery } from '@tanstack/react-query';
import { ConfirmAddressNotice } from '../../domain/user/confirm-address-notice.js';
import { useSignedInUser } from '../../domain/user/current-user.js';
import { query } from '../../lib/query.js';
import { DashboardHeader } from './dashboard-header.js';
import { GiftTimeline } from './gifts/gift-timeline.js';
import { NextOccasions } from './next-occasions.js';
import { Stats } from './stats.js';
import { UpcomingGifts } from './gifts/upcoming-gifts.js';
import { usageOf } from './usage.js';
import { UsageWarning } from './usage-warning.js';

/** The next occasions, then the latest gifts. */
export function DashboardPage() {
  const user = useSignedInUser();
  const recipients = useQuery(query('GET /api/recipients'));
  const occasions = useQuery(query('GET /api/upcoming-occasions'));
  const gifts = useQuery(query('GET /api/scheduled-gifts'));
  const usage = usageOf(user);
  const isComing = recipients.isPending || occasions.isPending || gifts.isPending;
  return (
    <div className="grid gap-10">
      <DashboardHeader user={user} usage={usage} />
      <ConfirmAddressNotice />
      {usage && <UsageWarning usage={usage} />}
      {/* Skeletons are replaced together, so that nothing on the screen moves. */}
      <div
        key={isComing ? 'shapes' : 'here'}
        className="grid items-start gap-x-12 gap-y-12 lg:grid-cols-[minmax(0,1fr)_19rem]"
      >
        <NextOccasions occasions={occasions} hasRecipients={recipients.data?.length !== 0} />
        <aside aria-label="At a glance" className="grid grid-cols-[minmax(0,1fr)] gap-10 lg:row-span-2">
          <Stats recipients={recipients.data} occasions={occasions.data} gifts={gifts.data} />
          <UpcomingGifts gifts={gifts.data ?? []} />
        </aside>
        <GiftTimeline gifts={gifts} />
      </div>
    </div>
  );
}
