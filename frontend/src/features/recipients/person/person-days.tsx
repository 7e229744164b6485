import type { Recipient } from '@presently/contracts/gifting/recipients';
import { Suspense } from 'react';
import { useQuery } from '@tanstack/react-query';
import { CalendarPlus } from 'lucide-react';
import { messageOf } from '../../../lib/api-error.js';
import { query } from '../../../lib/query.js';
import { Button } from '../../../ui/controls/button.js';
import { Loading } from '../../../ui/controls/loading.js';
import { LoadError } from '../../../ui/states/load-error.js';
import { Skeleton } from '../../../ui/states/skeleton.js';
import { lazyPart } from '../../../lib/page/lazy-part.js';
import { DayList } from '../days/day-list.js';
import { TitledCard } from '../../../ui/display/titled-card.js';
import { personWords as say } from '../../../languages/person/en.js';

const OfferedDay = lazyPart(async () => ({ default: (await import('../days/offered-day.js')).OfferedDay }));

/** The days of a person, the next one first. */
export function PersonDays({ recipient, onAdd }: { recipient: Recipient; onAdd: () => void }) {
  const { id: recipientId } = recipient;
  const days = useQuery(query('GET /api/recipients/:recipientId/occasions', { recipientId }));
  return (
    <TitledCard
      title={say('theirDays')}
      action={
        <Button variant="quiet" size="small" onClick={onAdd}>
          <CalendarPlus aria-hidden />
          {say('addDay')}
        </Button>
      }
    >
      {days.isPending && (
        <Loading className="grid gap-3">
          <Skeleton className="h-12" />
          <Skeleton className="h-12" />
        </Loading>
      )}
      {days.isError && (
        <LoadError text={messageOf(days.error, say('daysFailed'))} onRetry={() => void days.refetch()} />
      )}
      {days.data && (
        <>
          <DayList days={days.data} empty={say('noDays')} />
          <Suspense>
            <OfferedDay recipient={recipient} days={days.data} />
          </Suspense>
        </>
      )}
    </TitledCard>
  );
}
