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
import { LateCalendar, LateTag } from '../../ui/drawings/late-drawings.js';
import { EmptyState } from '../../ui/states/empty-state.js';
import { LoadError } from '../../ui/states/load-error.js';
import { seeAllLook } from './gifts/see-all.js';
import { OccasionList, OccasionSkeletons } from './occasion-list.js';
import { dashboardWords as say } from '../../languages/dashboard/en.js';

const WholeMonth = lazyPart(() => import('./whole-month.js'));

export function NextOccasions({ dashboard }: { dashboard: UseQueryResult<Dashboard> }) {
  const [isWhole, setIsWhole] = useState(false);
  const { nextOccasions: next, upcoming = 0 } = dashboard.data ?? {};
  const list = next && <OccasionList occasions={next} />;
  return (
    <section aria-labelledby="next-occasions">
      <div className="mb-5 flex items-baseline justify-between gap-4">
        <h2 id="next-occasions" className="text-2xl">
          {say('comingUp')}
        </h2>
        {next && next.length < upcoming && !isWhole && (
          <button type="button" className={seeAllLook} onClick={() => setIsWhole(true)}>
            {say('showAll', { count: upcoming })}
          </button>
        )}
      </div>
      {dashboard.isPending && <OccasionSkeletons />}
      {dashboard.isError && (
        <LoadError text={messageOf(dashboard.error, say('occasionsFailed'))} onRetry={() => void dashboard.refetch()} />
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
      drawing={<LateCalendar />}
      title={say('nothingComing')}
      text={
        next
          ? say('nextDay', { recipient: next.recipientName, day: formatDate(next.nextDate, false) })
          : say('addDates')
      }
      action={
        <Button asChild variant="quiet">
          <Link to="/recipients">{say('addDate')}</Link>
        </Button>
      }
    />
  ) : (
    <EmptyState
      drawing={<LateTag />}
      title={say('noOneTitle')}
      text={say('noOneText')}
      action={
        <Button asChild>
          <Link to="/recipients" state={addsPerson}>
            {say('addRecipient')}
          </Link>
        </Button>
      }
    />
  );
}
