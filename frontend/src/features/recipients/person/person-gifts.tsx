import { outcomeName } from '../../../domain/gift/outcome.js';
import { GiftThumbnail } from '../../../domain/gift/gift-thumbnail.js';
import type { Gift } from '@presently/contracts/gifting/gifts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { messageOf } from '../../../lib/api-error.js';
import { formatDay } from '../../../lib/dates.js';
import { Button } from '../../../ui/controls/button.js';
import { Loading } from '../../../ui/controls/loading.js';
import { LoadError } from '../../../ui/states/load-error.js';
import { Skeleton } from '../../../ui/states/skeleton.js';
import { TitledCard } from '../../../ui/display/titled-card.js';
import { giftsOf } from './gifts-of.js';

/** When a gift went out, is planned for, or was begun. */
const timeOf = ({ sentAt, scheduledFor, createdAt }: Gift) => sentAt ?? scheduledFor ?? createdAt;

/** The gifts of a person: what is planned, and what they were given by year. */
export function PersonGifts({ recipientId, name }: { recipientId: string; name: string }) {
  const gifts = useInfiniteQuery(giftsOf(recipientId));
  const planned = (gifts.data ?? []).filter(({ status }) => status === 'planned');
  const given = (gifts.data ?? []).filter(({ status }) => status === 'sent');
  const years = Map.groupBy(given, (gift) => new Date(timeOf(gift)).getFullYear());
  return (
    <>
      {planned.length > 0 && (
        <TitledCard title="Planned">
          <Gifts gifts={planned} />
        </TitledCard>
      )}
      <TitledCard title={`Given to ${name}`}>
        {gifts.isPending && (
          <Loading className="grid gap-3">
            <Skeleton className="h-14" />
            <Skeleton className="h-14" />
          </Loading>
        )}
        {gifts.isError && (
          <LoadError
            text={messageOf(gifts.error, 'The gifts could not be loaded.')}
            onRetry={() => void gifts.refetch()}
          />
        )}
        {gifts.data && given.length === 0 && <p className="text-ink-soft">Nothing yet.</p>}
        {[...years].map(([year, ofYear]) => (
          <div key={year} className="not-first:mt-5">
            <h3 className="mb-1 text-lg tabular-nums">{year}</h3>
            <Gifts gifts={ofYear} />
          </div>
        ))}
        {gifts.hasNextPage && (
          <Button
            variant="quiet"
            size="small"
            className="mt-4"
            isBusy={gifts.isFetchingNextPage}
            onClick={() => void gifts.fetchNextPage()}
          >
            Show earlier gifts
          </Button>
        )}
      </TitledCard>
    </>
  );
}

function Gifts({ gifts }: { gifts: readonly Gift[] }) {
  return (
    <ul className="divide-y divide-line">
      {gifts.map((gift) => (
        <li key={gift.id} className="grid grid-cols-[3rem_minmax(0,1fr)] items-center gap-4 py-3">
          <GiftThumbnail gift={gift} className="size-12 border border-line" />
          <div className="min-w-0">
            <p className="line-clamp-2 wrap-anywhere font-semibold">{gift.giftName}</p>
            <p className="text-sm text-ink-soft">
              {formatDay(timeOf(gift))}
              {gift.outcome && ` · ${outcomeName(gift.outcome)}`}
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
