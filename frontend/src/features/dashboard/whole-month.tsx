import type { UpcomingOccasion } from '@presently/contracts/gifting/occasions';
import { useInfiniteQuery } from '@tanstack/react-query';
import { messageOf } from '../../lib/api-error.js';
import { moreOf, pages } from '../../lib/pages.js';
import { ShowMore } from '../../ui/controls/show-more.js';
import { LoadError } from '../../ui/states/load-error.js';
import { OccasionList, OccasionSkeletons } from './occasion-list.js';
import { dashboardLaterWords as say } from '../../languages/dashboard-later/en.js';

const daysOnAPage = 60;

/** All days of the next month, after the first ones, which are already shown. */
export default function WholeMonth({ first }: { first: readonly UpcomingOccasion[] }) {
  const list = useInfiniteQuery(pages('GET /api/upcoming-occasions', { limit: daysOnAPage }));
  const { data, isPending, isError, error, refetch } = list;
  return (
    <>
      {/* The button that was pressed is gone, and the focus with it. */}
      <OccasionList occasions={data ?? first} focused={data && first.length} />
      {isPending && <OccasionSkeletons />}
      {isError && !data && <LoadError text={messageOf(error, say('daysFailed'))} onRetry={() => void refetch()} />}
      {data && <ShowMore of="days" list={moreOf(list)} />}
    </>
  );
}
