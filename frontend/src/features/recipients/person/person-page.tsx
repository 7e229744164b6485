import type { Recipient } from '@presently/contracts/gifting/recipients';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState, type ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { lazyPart } from '../../../lib/page/lazy-part.js';
import { ApiError, messageOf } from '../../../lib/api-error.js';
import { query } from '../../../lib/query.js';
import { Loading } from '../../../ui/controls/loading.js';
import { PageHeading } from '../../../ui/display/page-heading.js';
import { LoadError } from '../../../ui/states/load-error.js';
import { Skeleton } from '../../../ui/states/skeleton.js';
import { SkeletonRow } from '../../../ui/states/skeleton-row.js';
import { KnownToIdeas } from './known-to-ideas.js';
import { PersonAsking } from './person-asking.js';
import { PersonDays } from './person-days.js';
import { PersonFacts } from './person-facts.js';
import { PersonGifts } from './person-gifts.js';
import { AllPeople, PersonHeader } from './person-header.js';
import { personWords as say } from '../../../languages/person/en.js';

const RecipientDialog = lazyPart(async () => ({ default: (await import('../recipient-dialog.js')).RecipientDialog }));
const PortraitDialog = lazyPart(async () => ({
  default: (await import('../portrait/portrait-dialog.js')).PortraitDialog,
}));
const OccasionsDialog = lazyPart(async () => ({
  default: (await import('../days/occasions-dialog.js')).OccasionsDialog,
}));

interface PersonPageProps {
  onIdeas: (recipient: Recipient) => void;
  onNearIdeas: (recipient: Recipient) => void;
  /** Sections of other features, between the person's days and their gifts. */
  sections?: (recipient: Recipient) => ReactNode;
}

/** Everything about one person: who they are, their days, their gifts. */
export function PersonPage({ onIdeas, onNearIdeas, sections }: PersonPageProps) {
  const { recipientId = '' } = useParams();
  const { data: recipient, ...person } = useQuery(query('GET /api/recipients/:recipientId', { recipientId }));
  const [open, setOpen] = useState<'person' | 'picture' | 'days'>();
  const close = () => setOpen(undefined);
  if (person.isPending) return <PersonSkeleton />;
  if (!recipient) return <NoPerson error={person.error} onRetry={() => void person.refetch()} />;
  return (
    <>
      <PersonHeader
        recipient={recipient}
        onPicture={() => setOpen('picture')}
        onIdeas={() => onIdeas(recipient)}
        onNearIdeas={() => onNearIdeas(recipient)}
      />
      <div className="mt-8 grid items-start gap-6 lg:grid-cols-2">
        <div className="grid min-w-0 gap-6">
          <KnownToIdeas recipient={recipient} onEdit={() => setOpen('person')} />
          <PersonFacts recipient={recipient} onEdit={() => setOpen('person')} />
          <PersonDays recipient={recipient} onAdd={() => setOpen('days')} />
          <PersonAsking recipientId={recipientId} name={recipient.name} />
        </div>
        <div className="grid min-w-0 gap-6">
          {sections?.(recipient)}
          <PersonGifts recipientId={recipientId} name={recipient.name} />
        </div>
      </div>
      <Suspense>
        {open === 'person' && <RecipientDialog recipient={recipient} onClose={close} />}
        {open === 'picture' && <PortraitDialog recipient={recipient} onClose={close} />}
        {open === 'days' && <OccasionsDialog recipient={recipient} isAdding onClose={close} />}
      </Suspense>
    </>
  );
}

function NoPerson({ error, onRetry }: { error: Error | null; onRetry: () => void }) {
  // 400 for an id that is none.
  const isUnknown = error instanceof ApiError && [400, 404].includes(error.status);
  return (
    <>
      <AllPeople />
      <PageHeading className="mt-4 mb-4">{isUnknown ? say('notHere') : say('recipient')}</PageHeading>
      {isUnknown ? (
        <p className="text-ink-soft">{say('notHereText')}</p>
      ) : (
        <LoadError text={messageOf(error, say('loadFailed'))} onRetry={onRetry} />
      )}
    </>
  );
}

function PersonSkeleton() {
  return (
    <Loading className="grid gap-8">
      <SkeletonRow className="mt-9 gap-6" picture="size-20 rounded-full" texts={['h-9 w-60', 'h-4 w-32']} />
      <div className="grid gap-6 lg:grid-cols-2">
        <Skeleton className="h-56 rounded-xl" />
        <Skeleton className="h-56 rounded-xl" />
      </div>
    </Loading>
  );
}
