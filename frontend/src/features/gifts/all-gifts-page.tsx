import { Link } from 'react-router-dom';
import { messageOf } from '../../lib/api-error.js';
import { Button } from '../../ui/controls/button.js';
import { Loading } from '../../ui/controls/loading.js';
import { ShowMore } from '../../ui/controls/show-more.js';
import { PageHeading } from '../../ui/display/page-heading.js';
import { ParcelDrawing } from '../../ui/drawings/parcel-drawing.js';
import { EmptyState } from '../../ui/states/empty-state.js';
import { LoadError } from '../../ui/states/load-error.js';
import { Skeleton } from '../../ui/states/skeleton.js';
import { GiftFilters } from './gift-filters.js';
import { GiftRow } from './gift-row.js';
import { useGiftSearch } from './use-gift-search.js';
import { moreOf } from '../../lib/pages.js';

/** Every gift of the user, in every state. */
export function AllGiftsPage() {
  const { gifts, isFiltered, clear, ...search } = useGiftSearch();
  const isEmpty = gifts.data?.length === 0;
  return (
    <>
      <header className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <PageHeading>All gifts</PageHeading>
          <p className="mt-2 text-ink-soft">What you have planned and sent, and what became of it.</p>
        </div>
        <Button asChild>
          <Link to="/gifts">Send a gift</Link>
        </Button>
      </header>
      <GiftFilters {...search} />
      {gifts.isPending && (
        <Loading className="mt-8 grid gap-3">
          {[0, 1, 2, 3].map((row) => (
            <Skeleton key={row} className="h-20 rounded-xl" />
          ))}
        </Loading>
      )}
      {gifts.isError && !gifts.data && (
        <div className="mt-8">
          <LoadError
            text={messageOf(gifts.error, 'Your gifts could not be loaded.')}
            onRetry={() => void gifts.refetch()}
          />
        </div>
      )}
      {isEmpty && !isFiltered && (
        <EmptyState
          className="mt-8"
          drawing={<ParcelDrawing />}
          title="No gifts yet"
          text="When you plan or send a gift, you find it here."
          action={
            <Button asChild>
              <Link to="/gifts">Find Gifts with AI</Link>
            </Button>
          }
        />
      )}
      {isEmpty && isFiltered && (
        <div className="mt-8 flex flex-wrap items-center gap-4">
          <p className="text-ink-soft">No gift fits this search.</p>
          <Button variant="quiet" size="small" onClick={clear}>
            Show all gifts
          </Button>
        </div>
      )}
      {gifts.data && gifts.data.length > 0 && (
        <>
          <ul className="mt-8 divide-y divide-line border-y border-line">
            {gifts.data.map((gift) => (
              <GiftRow key={gift.id} gift={gift} />
            ))}
          </ul>
          <ShowMore of="gifts" list={moreOf(gifts)} />
        </>
      )}
    </>
  );
}
