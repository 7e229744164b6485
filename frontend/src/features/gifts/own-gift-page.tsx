import type { GiftDetail } from '@presently/contracts/gifting/own-gifts';
import { isQuiet } from '@presently/rules/gift-mood';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { Link, useParams } from 'react-router-dom';
import { GiftBadge } from '../../domain/gift/gift-badge.js';
import { troubleOf } from '../../domain/gift/gift-progress.js';
import { ApiError, messageOf } from '../../lib/api-error.js';
import { query } from '../../lib/query.js';
import { Loading } from '../../ui/controls/loading.js';
import { Anchored } from '../../ui/display/anchored.js';
import { PageHeading } from '../../ui/display/page-heading.js';
import { LoadError } from '../../ui/states/load-error.js';
import { Skeleton } from '../../ui/states/skeleton.js';
import { ChoiceSection } from './choice/choice-section.js';
import { GiftActions } from './gift-actions.js';
import { GiftContents } from './gift-contents.js';
import { GiftLink } from './gift-link.js';
import { GiftWay } from './gift-way.js';
import { isOrdered, OrderSection } from './order/order-section.js';
import { OutcomeSection } from './outcome-section.js';
import { OwnSide } from './own-side.js';
import { ThanksReceived } from './thanks-received.js';
import { giftsWords as say } from '../../languages/gifts/en.js';
import { linkTo } from '../../ui/controls/link-to.js';

/** One gift, for its sender: its way in time, what was said and sent, and what the sender does about it. */
export function OwnGiftPage() {
  const { giftId = '' } = useParams();
  const { data: gift, ...read } = useQuery(query('GET /api/gifts/:giftId', { giftId }));
  if (read.isPending) return <GiftSkeleton />;
  if (!gift) return <NoGift error={read.error} onRetry={() => void read.refetch()} />;
  return (
    <>
      <GiftHeader gift={gift} />
      <div className="mt-8 grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid min-w-0 gap-6">
          {gift.thanks && <ThanksReceived gift={gift} thanks={gift.thanks} />}
          {gift.options && <ChoiceSection gift={gift} options={gift.options} />}
          <GiftContents gift={gift} />
          {isOrdered(gift) && (
            <Anchored name="order">
              <OrderSection gift={gift} />
            </Anchored>
          )}
          {gift.status === 'sent' && !gift.isCard && !isQuiet(gift.mood) && <OutcomeSection gift={gift} />}
          {gift.status !== 'taken-back' && <OwnSide key={gift.id} gift={gift} />}
        </div>
        <div className="grid min-w-0 gap-6">
          <GiftWay gift={gift} />
          {gift.status === 'sent' && <GiftLink gift={gift} />}
        </div>
      </div>
    </>
  );
}

function GiftHeader({ gift }: { gift: GiftDetail }) {
  const trouble = troubleOf(gift);
  return (
    <header>
      <AllGifts />
      <div className="mt-4 flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div className="min-w-0 flex-1 basis-72">
          <PageHeading className="wrap-anywhere">{gift.giftName}</PageHeading>
          <p className="mt-2 flex flex-wrap items-center gap-3 text-ink-soft">
            <span>
              {say.with({
                link: linkTo(`/recipients/${gift.recipientId}`, 'underline underline-offset-4 hover:text-ink'),
              })('forLink', { recipient: gift.recipientName })}
            </span>
            <GiftBadge gift={gift} />
          </p>
          {trouble && <p className="mt-2 text-ember">{trouble}</p>}
        </div>
        <GiftActions gift={gift} />
      </div>
    </header>
  );
}

const AllGifts = () => (
  <Link to="/gifts/all" className="touch-line inline-flex items-center gap-1.5 text-sm text-ink-soft hover:text-ink">
    <ArrowLeft aria-hidden className="size-4" />
    {say('allTitle')}
  </Link>
);

function NoGift({ error, onRetry }: { error: Error | null; onRetry: () => void }) {
  // 400 for an id that is none.
  const isUnknown = error instanceof ApiError && [400, 404].includes(error.status);
  return (
    <>
      <AllGifts />
      <PageHeading className="mt-4 mb-4">{isUnknown ? say('unknownTitle') : say('giftTitle')}</PageHeading>
      {isUnknown ? (
        <p className="text-ink-soft">{say('unknownText')}</p>
      ) : (
        <LoadError text={messageOf(error, say('loadFailed'))} onRetry={onRetry} />
      )}
    </>
  );
}

const GiftSkeleton = () => (
  <Loading className="grid gap-8">
    <div className="mt-9 grid gap-3">
      <Skeleton className="h-9 w-72" />
      <Skeleton className="h-4 w-40" />
    </div>
    <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <Skeleton className="h-72 rounded-xl" />
      <Skeleton className="h-56 rounded-xl" />
    </div>
  </Loading>
);
