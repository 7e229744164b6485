import type { Dashboard } from '@presently/contracts/gifting/dashboard';
import type { UpcomingOccasion } from '@presently/contracts/gifting/occasions';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { yearsInWords } from '../../domain/occasion/years-in-words.js';
import { messageOf } from '../../lib/api-error.js';
import { dot, dotted } from '../../lib/dotted.js';
import { query } from '../../lib/query.js';
import { formatDaysUntil, formatMonth, parseCalendarDate } from '../../lib/dates.js';
import { Button } from '../../ui/controls/button.js';
import { CalendarDrawing } from '../../ui/drawings/calendar-drawing.js';
import { TagDrawing } from '../../ui/drawings/tag-drawing.js';
import { EmptyState } from '../../ui/states/empty-state.js';
import { LoadError } from '../../ui/states/load-error.js';
import { Loading } from '../../ui/controls/loading.js';
import { Skeleton } from '../../ui/states/skeleton.js';
import { seeAllLook } from './gifts/see-all.js';

export function NextOccasions({ dashboard }: { dashboard: UseQueryResult<Dashboard> }) {
  const [isWhole, setIsWhole] = useState(false);
  const whole = useQuery({ ...query('GET /api/upcoming-occasions', { limit: 500 }), enabled: isWhole });
  const occasions = whole.data ?? dashboard.data?.nextOccasions;
  const { upcoming = 0 } = dashboard.data ?? {};
  return (
    <section aria-labelledby="next-occasions">
      <div className="mb-5 flex items-baseline justify-between gap-4">
        <h2 id="next-occasions" className="text-2xl">
          Coming up
        </h2>
        {occasions && occasions.length < upcoming && (
          <button
            type="button"
            aria-busy={whole.isFetching || undefined}
            className={seeAllLook}
            onClick={() => setIsWhole(true)}
          >
            Show all {upcoming}
          </button>
        )}
      </div>
      {dashboard.isPending && <OccasionSkeletons />}
      {dashboard.isError && (
        <LoadError
          text={messageOf(dashboard.error, 'Your occasions could not be loaded.')}
          onRetry={() => void dashboard.refetch()}
        />
      )}
      {occasions?.length === 0 && <NothingComing hasRecipients={dashboard.data?.recipients !== 0} />}
      {occasions && occasions.length > 0 && (
        <ul className="divide-y divide-line border-y border-line">
          {occasions.map((occasion) => (
            <OccasionRow key={occasion.id} occasion={occasion} />
          ))}
        </ul>
      )}
    </section>
  );
}

function OccasionRow({ occasion }: { occasion: UpcomingOccasion }) {
  const date = parseCalendarDate(occasion.nextDate);
  return (
    <li className="grid grid-cols-[2.5rem_minmax(0,1fr)_auto] items-center gap-3 py-4 sm:grid-cols-[3.25rem_minmax(0,1fr)_auto] sm:gap-4">
      <div aria-hidden className="grid justify-items-center">
        <span className="text-xs font-semibold text-ribbon">{date && formatMonth(date)}</span>
        <span className="font-display text-3xl leading-none tabular-nums">{date?.getDate()}</span>
      </div>
      <div className="min-w-0">
        <p className="line-clamp-2 font-display text-lg wrap-anywhere">{occasion.recipientName}</p>
        <p className="text-sm text-ink-soft">
          {factsOf(occasion)}
          {dot}
          <span className="whitespace-nowrap">{formatDaysUntil(occasion.daysUntil)}</span>
        </p>
      </div>
      <Button asChild variant="quiet" size="small">
        <Link to={ideasAddress(occasion)} aria-label={`Find a gift for ${occasion.recipientName}`}>
          Find a gift
        </Link>
      </Button>
    </li>
  );
}

/** `10th anniversary` says the type as well. */
function factsOf({ title, type, year, nextDate }: UpcomingOccasion): string {
  const years = yearsInWords({ type, year }, nextDate);
  const isTypeSaid = title && years?.includes(type.toLowerCase());
  return dotted([title, !isTypeSaid && type, years]);
}

const ideasAddress = ({ id, recipientId }: UpcomingOccasion): string =>
  `/recipients?${new URLSearchParams({ ideas: recipientId, occasion: id })}`;

function NothingComing({ hasRecipients }: { hasRecipients: boolean }) {
  return hasRecipients ? (
    <EmptyState
      drawing={<CalendarDrawing />}
      title="Nothing in the next 30 days"
      text="Add birthdays and other dates to your recipients, and they show up here in time."
      action={
        <Button asChild variant="quiet">
          <Link to="/recipients">Add a date</Link>
        </Button>
      }
    />
  ) : (
    <EmptyState
      drawing={<TagDrawing />}
      title="Who do you like to give to?"
      text="Add the first person, with what they like and the dates that matter."
      action={
        <Button asChild>
          <Link to="/recipients">Add Recipient</Link>
        </Button>
      }
    />
  );
}

function OccasionSkeletons() {
  return (
    <Loading className="divide-y divide-line border-y border-line">
      {[0, 1, 2].map((row) => (
        <div
          key={row}
          className="grid grid-cols-[2.5rem_1fr] items-center gap-3 py-4 sm:grid-cols-[3.25rem_1fr] sm:gap-4"
        >
          <Skeleton className="mx-auto h-12 w-9" />
          <div className="grid gap-2">
            <Skeleton className="h-5 w-36" />
            <Skeleton className="h-4 w-24" />
          </div>
        </div>
      ))}
    </Loading>
  );
}
