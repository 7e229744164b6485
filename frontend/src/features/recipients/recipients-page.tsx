import type { Recipient } from '@presently/contracts/gifting/recipients';
import { Plus } from 'lucide-react';
import { Suspense, useEffect, useEffectEvent, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { lazyPart } from '../../lib/page/lazy-part.js';
import { messageOf } from '../../lib/api-error.js';
import { FindPerson } from '../../domain/recipient/find-person.js';
import { usePeople } from '../../domain/recipient/use-people.js';
import { Button } from '../../ui/controls/button.js';
import { Chip } from '../../ui/controls/chip.js';
import { TagDrawing } from '../../ui/drawings/tag-drawing.js';
import { EmptyState } from '../../ui/states/empty-state.js';
import { LoadError } from '../../ui/states/load-error.js';
import { Loading } from '../../ui/controls/loading.js';
import { ShowMore } from '../../ui/controls/show-more.js';
import { PageHeading } from '../../ui/display/page-heading.js';
import { addingAsked } from './adding-asked.js';
import { DeleteRecipientDialog } from './delete-recipient-dialog.js';
import { byNeed } from './by-need.js';
import { Labels } from './labels.js';
import { RecipientCard } from './recipient-card.js';
import { RecipientCardSkeleton } from './recipient-card-skeleton.js';
import { useLabel } from './use-label.js';
import { moreOf } from '../../lib/pages.js';
import { recipientsWords as say } from '../../languages/recipients/en.js';

// Dialogs are fetched when they open.
const RecipientDialog = lazyPart(async () => ({ default: (await import('./recipient-dialog.js')).RecipientDialog }));
const OccasionsDialog = lazyPart(async () => ({
  default: (await import('./days/occasions-dialog.js')).OccasionsDialog,
}));

type Open =
  | { dialog: 'recipient'; recipient: Recipient | undefined }
  | { dialog: 'delete'; recipient: Recipient }
  | { dialog: 'occasions'; recipient: Recipient; isAdding: boolean };

const peopleOnAPage = 60;
const grid = 'mt-8 grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3';

interface RecipientsPageProps {
  onIdeas: (recipient: Recipient) => void;
  /** Called before a click on the ideas button, to fetch the dialog. */
  onNearIdeas: (recipient: Recipient) => void;
}

export function RecipientsPage({ onIdeas, onNearIdeas }: RecipientsPageProps) {
  const [label, chooseLabel] = useLabel();
  const {
    people: recipients,
    typed,
    search,
    q,
    found,
    isLong,
  } = usePeople(peopleOnAPage, {
    label,
    with: 'next-day',
  });
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  const add = () => setOpen({ dialog: 'recipient', recipient: undefined });
  useAddingOnArrival(add);
  const [isByName, setIsByName] = useState(false);
  // People of further pages may come sooner than those of this one: a long list is in the order of its names.
  const count = recipients.data?.length ?? 0;
  const canSort = !isLong && count > 1 && count <= peopleOnAPage;
  const listed = recipients.data && (canSort && !isByName ? byNeed(recipients.data) : recipients.data);
  const isEmpty = q === '' && label === '' && recipients.data?.length === 0;
  return (
    <>
      <header className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <PageHeading>{say('title')}</PageHeading>
          <p className="mt-2 text-ink-soft">{say('intro')}</p>
        </div>
        {!isEmpty && (
          <div className="flex flex-wrap gap-2">
            <ImportLink />
            <Button onClick={add}>
              <Plus aria-hidden />
              {say('addRecipient')}
            </Button>
          </div>
        )}
      </header>

      <Labels chosen={label} onChoose={chooseLabel} />
      {canSort && (
        <fieldset className="mt-6 flex flex-wrap items-center gap-2">
          <legend className="sr-only">{say('order')}</legend>
          <Chip isOn={!isByName} onPress={() => setIsByName(false)}>
            {say('nextDayFirst')}
          </Chip>
          <Chip isOn={isByName} onPress={() => setIsByName(true)}>
            {say('byName')}
          </Chip>
        </fieldset>
      )}
      {isLong && (
        <div className="mt-8 max-w-md">
          <FindPerson typed={typed} onType={search} found={found} />
        </div>
      )}
      {recipients.isPending && (
        <Loading className={grid}>
          <RecipientCardSkeleton />
          <RecipientCardSkeleton />
          <RecipientCardSkeleton />
        </Loading>
      )}
      {recipients.isError && !recipients.data && (
        <div className="mt-8">
          <LoadError text={messageOf(recipients.error, say('loadFailed'))} onRetry={() => void recipients.refetch()} />
        </div>
      )}
      {isEmpty && (
        <EmptyState
          className="mt-8"
          drawing={<TagDrawing />}
          title={say('emptyTitle')}
          text={say('emptyText')}
          action={
            <div className="flex flex-wrap justify-center gap-2">
              <Button onClick={add}>{say('addFirst')}</Button>
              <ImportLink />
            </div>
          }
        />
      )}
      {found === 0 && <p className="mt-8 text-ink-soft">{say('nobodyFound', { q })}</p>}
      {!isEmpty && recipients.data && (
        <ul className={grid}>
          {listed?.map((recipient, place) => (
            <RecipientCard
              key={recipient.id}
              isFirst={place === 0}
              recipient={recipient}
              onEdit={() => setOpen({ dialog: 'recipient', recipient })}
              onDelete={() => setOpen({ dialog: 'delete', recipient })}
              onIdeas={() => onIdeas(recipient)}
              onNearIdeas={() => onNearIdeas(recipient)}
              onOccasions={() => setOpen({ dialog: 'occasions', recipient, isAdding: false })}
            />
          ))}
        </ul>
      )}
      {recipients.data && recipients.data.length > 0 && <ShowMore of="people" list={moreOf(recipients)} />}

      <Suspense>
        {open?.dialog === 'recipient' && (
          <RecipientDialog
            recipient={open.recipient}
            onClose={close}
            onMoreDays={(added) => setOpen({ dialog: 'occasions', recipient: added, isAdding: true })}
          />
        )}
        {open?.dialog === 'delete' && <DeleteRecipientDialog recipient={open.recipient} onClose={close} />}
        {open?.dialog === 'occasions' && (
          <OccasionsDialog recipient={open.recipient} isAdding={open.isAdding} onClose={close} />
        )}
      </Suspense>
    </>
  );
}

/** Opens the form if the link that led here says so, once: not again after a reload or Back. */
function useAddingOnArrival(add: () => void): void {
  const { state, search: given } = useLocation();
  const navigate = useNavigate();
  const { isWanted, search } = addingAsked(state, given);
  const open = useEffectEvent(add);
  useEffect(() => {
    if (!isWanted) return;
    open();
    void navigate({ search }, { replace: true, state: null });
  }, [isWanted, navigate, search]);
}

const ImportLink = () => (
  <Button variant="quiet" asChild>
    <Link to="/recipients/import">{say('importPeople')}</Link>
  </Button>
);
