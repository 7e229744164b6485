import { useQuery } from '@tanstack/react-query';
import { CalendarPlus } from 'lucide-react';
import { messageOf } from '../../../lib/api-error.js';
import { query } from '../../../lib/query.js';
import { Button } from '../../../ui/controls/button.js';
import { Loading } from '../../../ui/controls/loading.js';
import { LoadError } from '../../../ui/states/load-error.js';
import { Skeleton } from '../../../ui/states/skeleton.js';
import { DayList } from '../days/day-list.js';
import { TitledCard } from '../../../ui/display/titled-card.js';

/** The days of a person, the next one first. */
export function PersonDays({ recipientId, onAdd }: { recipientId: string; onAdd: () => void }) {
  const days = useQuery(query('GET /api/recipients/:recipientId/occasions', { recipientId }));
  return (
    <TitledCard
      title="Their days"
      action={
        <Button variant="quiet" size="small" onClick={onAdd}>
          <CalendarPlus aria-hidden />
          Add a day
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
        <LoadError text={messageOf(days.error, 'The days could not be loaded.')} onRetry={() => void days.refetch()} />
      )}
      {days.data && <DayList days={days.data} empty="No dates yet. Add one, and Presently can remind you." />}
    </TitledCard>
  );
}
