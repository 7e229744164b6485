import type { Occasion } from '@presently/contracts/gifting/occasions';
import type { Recipient } from '@presently/contracts/gifting/recipients';
import { useQuery } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { messageOf } from '../../lib/api-error.js';
import { formatCalendarDate } from '../../lib/dates.js';
import { query } from '../../lib/query.js';
import { Button } from '../../ui/controls/button.js';
import { Dialog } from '../../ui/overlays/dialog.js';
import { LoadError } from '../../ui/states/load-error.js';
import { Loading } from '../../ui/controls/loading.js';
import { RibbonDivider } from '../../ui/display/ribbon.js';
import { Skeleton } from '../../ui/states/skeleton.js';
import { OccasionForm } from './occasion-form.js';
import { useRemoveOccasion } from './queries.js';

export function OccasionsDialog({ recipient, onClose }: { recipient: Recipient; onClose: () => void }) {
  const occasions = useQuery(query('GET /api/recipients/:recipientId/occasions', { recipientId: recipient.id }));
  return (
    <Dialog isOpen onOpenChange={onClose} title={`Occasions for ${recipient.name}`}>
      <OccasionForm recipientId={recipient.id} />
      <RibbonDivider className="my-7" />
      <h3 className="mb-3 text-lg">Saved occasions</h3>
      {occasions.isPending && (
        <Loading className="grid gap-3">
          <Skeleton className="h-14" />
          <Skeleton className="h-14" />
        </Loading>
      )}
      {occasions.isError && (
        <LoadError
          text={messageOf(occasions.error, 'The occasions could not be loaded.')}
          onRetry={() => void occasions.refetch()}
        />
      )}
      {occasions.data?.length === 0 && <p className="text-ink-soft">No dates yet. Add the first one above.</p>}
      {occasions.data && occasions.data.length > 0 && (
        <ul className="divide-y divide-line">
          {occasions.data.map((occasion) => (
            <OccasionRow key={occasion.id} occasion={occasion} />
          ))}
        </ul>
      )}
    </Dialog>
  );
}

function OccasionRow({ occasion }: { occasion: Occasion }) {
  const remove = useRemoveOccasion(occasion.recipientId);
  const date = formatCalendarDate(occasion.date);
  return (
    <li className="flex items-center gap-4 py-3">
      <div className="min-w-0 flex-1">
        <p>
          <span className="font-semibold">{occasion.type}</span>{' '}
          <span className="text-ink-soft tabular-nums">{date}</span>
        </p>
        {occasion.notes && <p className="text-sm break-words whitespace-pre-line text-ink-soft">{occasion.notes}</p>}
      </div>
      <Button
        variant="bare"
        size="icon"
        aria-label={`Delete ${occasion.type}, ${date}`}
        isBusy={remove.isPending}
        onClick={() => remove.mutate(occasion.id)}
      >
        <Trash2 aria-hidden />
      </Button>
    </li>
  );
}
