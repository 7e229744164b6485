import { Link } from 'react-router-dom';
import { Button } from '../../ui/controls/button.js';
import { Loading } from '../../ui/controls/loading.js';
import { PageHeading } from '../../ui/display/page-heading.js';
import { ParcelDrawing } from '../../ui/drawings/parcel-drawing.js';
import { EmptyState } from '../../ui/states/empty-state.js';
import { PagedList } from '../../ui/states/paged-list.js';
import { Skeleton } from '../../ui/states/skeleton.js';
import { GiftFilters } from './gift-filters.js';
import { GiftRow } from './gift-row.js';
import { useGiftSearch } from './use-gift-search.js';
import { giftsWords as say } from '../../languages/gifts/en.js';

/** Every gift of the user, in every state. */
export function AllGiftsPage() {
  const { gifts, isFiltered, clear, ...search } = useGiftSearch();
  return (
    <>
      <header className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <PageHeading>{say('allTitle')}</PageHeading>
          <p className="mt-2 text-ink-soft">{say('allIntro')}</p>
        </div>
        <Button asChild>
          <Link to="/gifts">{say('sendAGift')}</Link>
        </Button>
      </header>
      <GiftFilters {...search} />
      <div className="mt-8">
        <PagedList
          list={gifts}
          of="gifts"
          failure={say('allFailed')}
          skeleton={
            <Loading className="grid gap-3">
              {[0, 1, 2, 3].map((row) => (
                <Skeleton key={row} className="h-20 rounded-xl" />
              ))}
            </Loading>
          }
          empty={isFiltered ? <NoneFound onClear={clear} /> : <NoGifts />}
        >
          {(rows) => (
            <ul className="divide-y divide-line border-y border-line">
              {rows.map((gift) => (
                <GiftRow key={gift.id} gift={gift} />
              ))}
            </ul>
          )}
        </PagedList>
      </div>
    </>
  );
}

const NoneFound = ({ onClear }: { onClear: () => void }) => (
  <div className="flex flex-wrap items-center gap-4">
    <p className="text-ink-soft">{say('noneFound')}</p>
    <Button variant="quiet" size="small" onClick={onClear}>
      {say('showAll')}
    </Button>
  </div>
);

const NoGifts = () => (
  <EmptyState
    drawing={<ParcelDrawing />}
    title={say('emptyTitle')}
    text={say('emptyText')}
    action={
      <Button asChild>
        <Link to="/gifts">{say('findWithAi')}</Link>
      </Button>
    }
  />
);
