import { lazyPart } from '../../../lib/page/lazy-part.js';
import { GiftThumbnail } from '../../../domain/gift/gift-thumbnail.js';
import type { Dashboard } from '@presently/contracts/gifting/dashboard';
import type { Gift } from '@presently/contracts/gifting/gifts';
import type { UseQueryResult } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { messageOf } from '../../../lib/api-error.js';
import { useClock } from '../../../lib/time/clock.js';
import { dot } from '../../../lib/dotted.js';
import { formatAgo } from '../../../lib/time/dates.js';
import { Button } from '../../../ui/controls/button.js';
import { LateParcel } from '../../../ui/drawings/late-drawings.js';
import { EmptyState } from '../../../ui/states/empty-state.js';
import { LoadError } from '../../../ui/states/load-error.js';
import { Loading } from '../../../ui/controls/loading.js';
import { SkeletonRow } from '../../../ui/states/skeleton-row.js';
import { GiftBadge } from '../../../domain/gift/gift-badge.js';
import { SeeAll } from './see-all.js';
import { deliveryNote, lastMoment, troubleOf } from '../../../domain/gift/gift-progress.js';
import { dashboardWords as say } from '../../../languages/dashboard/en.js';

const sayWithOther = say.with({
  other: (words) => (
    <span className="whitespace-nowrap" suppressHydrationWarning>
      {words}
    </span>
  ),
});

const ResendDialog = lazyPart(async () => ({
  default: (await import('../../../domain/gift/resend-dialog.js')).ResendDialog,
}));

export function GiftTimeline({ dashboard }: { dashboard: UseQueryResult<Dashboard> }) {
  const recent = dashboard.data?.recentGifts ?? [];
  const [fixing, setFixing] = useState<Gift>();
  return (
    <section aria-labelledby="recent-gifts">
      <div className="mb-5 flex items-baseline justify-between gap-4">
        <h2 id="recent-gifts" className="text-2xl">
          {say('recentGifts')}
        </h2>
        {recent.length > 0 && <SeeAll to="/gifts/all?state=sent" of={say('ofSentGifts')} />}
      </div>
      {dashboard.isPending && <TimelineSkeletons />}
      {dashboard.isError && (
        <LoadError text={messageOf(dashboard.error, say('giftsFailed'))} onRetry={() => void dashboard.refetch()} />
      )}
      {dashboard.isSuccess && recent.length === 0 && (
        <EmptyState
          drawing={<LateParcel />}
          title={say('noGiftsTitle')}
          text={say('noGiftsText')}
          action={
            <Button asChild variant="quiet">
              <Link to="/gifts">{say('findWithAi')}</Link>
            </Button>
          }
        />
      )}
      {recent.length > 0 && (
        <ol className="relative grid gap-1 before:absolute before:inset-y-6 before:start-[0.3125rem] before:w-px before:bg-ribbon/45">
          {recent.map((gift) => (
            <GiftRow key={gift.id} gift={gift} onFix={() => setFixing(gift)} />
          ))}
        </ol>
      )}
      <Suspense>{fixing && <ResendDialog gift={fixing} onClose={() => setFixing(undefined)} />}</Suspense>
    </section>
  );
}

/** A plain link: the gift page is rendered by the server, outside of this application. */
function GiftRow({ gift, onFix }: { gift: Gift; onFix: () => void }) {
  const { now, timeZone } = useClock();
  const trouble = troubleOf(gift);
  const note = deliveryNote(gift);
  return (
    <li className="relative ps-6">
      <span
        aria-hidden
        className="absolute top-1/2 start-0 size-2.75 -translate-y-1/2 rounded-full border-2 border-ribbon bg-paper"
      />
      <a
        href={`/gift/${gift.shareToken}`}
        className="grid grid-cols-[3.5rem_minmax(0,1fr)] items-center gap-4 rounded-lg p-2.5 transition-colors hover:bg-paper-deep"
      >
        <GiftThumbnail gift={gift} className="size-14 border border-line" />
        <div className="grid min-w-0 items-center gap-x-4 gap-y-1.5 sm:grid-cols-[minmax(0,1fr)_auto]">
          <div className="min-w-0">
            <p className="line-clamp-2 font-semibold wrap-anywhere">{gift.giftName}</p>
            <p className="text-sm text-ink-soft wrap-anywhere">
              {sayWithOther('giftForAgo', {
                recipient: gift.recipientName,
                dot,
                ago: formatAgo(lastMoment(gift), now, timeZone),
              })}
            </p>
            {trouble && <p className="text-sm text-ember">{trouble}</p>}
            {!trouble && note && <p className="text-sm text-ink-soft">{note}</p>}
          </div>
          <GiftBadge gift={gift} />
        </div>
      </a>
      {trouble && (
        <div className="pb-2 ps-[calc(3.5rem+1.625rem)]">
          <Button
            variant="quiet"
            size="small"
            aria-label={say('sendAgainOf', { gift: gift.giftName, recipient: gift.recipientName })}
            onClick={onFix}
          >
            {say('sendAgain')}
          </Button>
        </div>
      )}
    </li>
  );
}

function TimelineSkeletons() {
  return (
    <Loading className="grid gap-1 ps-6">
      {[0, 1, 2].map((row) => (
        <SkeletonRow key={row} className="p-2.5" picture="size-14 rounded-lg" texts={['h-5 w-44', 'h-4 w-28']} />
      ))}
    </Loading>
  );
}
