import type { Dashboard } from '@presently/contracts/gifting/dashboard';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { lazyPart } from '../../lib/page/lazy-part.js';
import { messageOf } from '../../lib/api-error.js';
import { addsPerson } from '../../domain/recipient/adds-person.js';
import { formatDate } from '../../lib/time/dates.js';
import { query } from '../../lib/query.js';
import { Button } from '../../ui/controls/button.js';
import { CalendarDrawing } from '../../ui/drawings/calendar-drawing.js';
import { TagDrawing } from '../../ui/drawings/tag-drawing.js';
import { EmptyState } from '../../ui/states/empty-state.js';
import { LoadError } from '../../ui/states/load-error.js';
import { seeAllLook } from './gifts/see-all.js';
import { OccasionList, OccasionSkeletons } from './occasion-list.js';

const WholeMonth = lazyPart(() => import('./whole-month.js'));

export function NextOccasions({ dashboard }: { dashboard: UseQueryResult<Dashboard> }) {
  const [isWhole, setIsWhole] = useState(false);
  const { nextOccasions: next, upcoming = 0 } = dashboard.data ?? {};
  const list = next && <OccasionList occasions={next} />;
  return (
    <section aria-labelledby="next-occasions">
      <div className="mb-5 flex items-baseline justify-between gap-4">
        <h2 id="next-occasions" className="text-2xl">
          Coming up
        </h2>
        {next && next.length < upcoming && !isWhole && (
          <button type="button" className={seeAllLook} onClick={() => setIsWhole(true)}>
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
      {next?.length === 0 && <NothingComing hasRecipients={dashboard.data?.recipients !== 0} />}
      {next && next.length > 0 && <Suspense fallback={list}>{isWhole ? <WholeMonth first={next} /> : list}</Suspense>}
    </section>
  );
}

/** All days of a year. */
const aYear = 366;

function NothingComing({ hasRecipients }: { hasRecipients: boolean }) {
  const coming = useQuery({
    ...query('GET /api/upcoming-occasions', { days: aYear, limit: 1 }),
    enabled: hasRecipients,
  });
  const next = coming.data?.[0];
  return hasRecipients ? (
    <EmptyState
      drawing={<CalendarDrawing />}
      title="Nothing in the next 30 days"
      text={
        next
          ? `Next: ${next.recipientName}, ${formatDate(next.nextDate, false)}`
          : 'Add birthdays and other dates to your recipients, and they will appear here in good time.'
      }
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
          <Link to="/recipients" state={addsPerson}>
            Add Recipient
          </Link>
        </Button>
      }
    />
  );
}
