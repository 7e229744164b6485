import type { ProductFeed } from '@presently/contracts/recommendations/feeds';
import { useQuery } from '@tanstack/react-query';
import { messageOf } from '../../lib/api-error.js';
import { formatAgo } from '../../lib/time/dates.js';
import { formatMoment } from '../../lib/time/moments.js';
import { administrationWords as say } from '../../languages/administration/en.js';
import { Loading } from '../../ui/controls/loading.js';
import { Badge } from '../../ui/display/badge.js';
import { Card } from '../../ui/display/card.js';
import { LetterDrawing } from '../../ui/drawings/letter-drawing.js';
import { EmptyState } from '../../ui/states/empty-state.js';
import { LoadError } from '../../ui/states/load-error.js';
import { Skeleton } from '../../ui/states/skeleton.js';
import { AdministrationHeader } from './administration-header.js';
import { feedsQuery } from './queries.js';

/** The product feeds of the catalogue, and whether they are up to date. */
export function FeedsPage() {
  const { data, isError, error, refetch } = useQuery(feedsQuery);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <AdministrationHeader title={say('feeds')} text={say('feedsLead')} />
      {isError && !data && <LoadError text={messageOf(error, say('feedsFailed'))} onRetry={() => void refetch()} />}
      {!data && !isError && (
        <Loading>
          <Skeleton className="h-40 rounded-xl" />
        </Loading>
      )}
      {data?.length === 0 && (
        <EmptyState drawing={<LetterDrawing />} title={say('noFeeds')} text={say('noFeedsText')} />
      )}
      {data && data.length > 0 && (
        <Card>
          <ul className="divide-y divide-line">
            {data.map((feed) => (
              <FeedRow key={feed.name} feed={feed} />
            ))}
          </ul>
        </Card>
      )}
    </div>
  );
}

function FeedRow({ feed }: { feed: ProductFeed }) {
  const { name, origin, products, importedAt, nextAt, triedAt, problem, isOld } = feed;
  return (
    <li className="grid gap-1.5 px-6 py-4">
      <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <span className="font-medium wrap-anywhere">{name}</span>
        <span className="text-sm text-ink-soft tabular-nums">{say('products', { count: products })}</span>
        {isOld && <Badge tone="ember">{say('old')}</Badge>}
      </p>
      <p className="text-sm text-ink-soft wrap-anywhere">{origin}</p>
      <p className="text-sm text-ink-soft">
        {nextAt
          ? say('upToDateNext', { ago: formatAgo(importedAt), every: every(feed), next: formatMoment(nextAt) })
          : say('upToDate', { ago: formatAgo(importedAt) })}
      </p>
      {problem && (
        <p className="text-sm text-ember wrap-anywhere">
          {triedAt ? say('tried', { ago: formatAgo(triedAt), problem }) : problem}
        </p>
      )}
    </li>
  );
}

/** `every 6 hours` */
function every({ everyMinutes: minutes }: ProductFeed): string {
  if (!minutes) return '';
  if (minutes % 1440 === 0) return say('everyDays', { count: minutes / 1440 });
  return minutes % 60 === 0 ? say('everyHours', { count: minutes / 60 }) : say('everyMinutes', { count: minutes });
}
