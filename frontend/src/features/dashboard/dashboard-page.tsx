import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { ConfirmAddressNotice } from '../../domain/user/confirm-address-notice.js';
import { useSignedInUser } from '../../domain/user/current-user.js';
import { writtenPart } from '../../lib/page/lazy-part.js';
import { query } from '../../lib/query.js';
import { DashboardHeader } from './dashboard-header.js';
import { GiftsToBuy } from './gifts/gifts-to-buy.js';
import { GiftTimeline } from './gifts/gift-timeline.js';
import { NextOccasions } from './next-occasions.js';
import { OpenProposals } from './open-proposals.js';
import { Stats } from './stats.js';
import { UpcomingGifts } from './gifts/upcoming-gifts.js';
import { usageOf } from './usage.js';
import { UsageWarning } from './usage-warning.js';
import { dashboardWords as say } from '../../languages/dashboard/en.js';

const GiftsToTell = writtenPart(async () => ({ default: (await import('./gifts/gifts-to-tell.js')).GiftsToTell }));

const OrdersToSee = writtenPart(async () => ({ default: (await import('./gifts/orders-to-see.js')).OrdersToSee }));

/** The next occasions, then the latest gifts. */
export function DashboardPage() {
  const user = useSignedInUser();
  const dashboard = useQuery(query('GET /api/dashboard'));
  const usage = usageOf(user);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-10">
      <DashboardHeader user={user} usage={usage} />
      <ConfirmAddressNotice />
      {usage && <UsageWarning usage={usage} />}
      {/* Skeletons are replaced together, so that nothing on the screen moves. */}
      <div
        key={dashboard.isPending ? 'shapes' : 'here'}
        className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-12 gap-y-12 lg:grid-cols-[minmax(0,1fr)_19rem]"
      >
        <OpenProposals count={dashboard.data?.openProposals ?? 0} />
        <div className="grid grid-cols-[minmax(0,1fr)] gap-12">
          <GiftsToBuy gifts={dashboard.data?.toBuy ?? []} />
          <NextOccasions dashboard={dashboard} />
        </div>
        <aside aria-label={say('atAGlance')} className="grid grid-cols-[minmax(0,1fr)] gap-10 lg:row-span-2">
          <Stats dashboard={dashboard.data} />
          {dashboard.data && <UpcomingGifts gifts={dashboard.data.upcomingGifts} />}
          {dashboard.data?.orders && (
            <Suspense>
              <OrdersToSee orders={dashboard.data.orders} />
            </Suspense>
          )}
          {dashboard.data && dashboard.data.toTell.length > 0 && (
            <Suspense>
              <GiftsToTell gifts={dashboard.data.toTell} />
            </Suspense>
          )}
        </aside>
        <GiftTimeline dashboard={dashboard} />
      </div>
    </div>
  );
}
