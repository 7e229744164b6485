import type { Recipient } from '@presently/contracts/gifting/recipients';
import { useQuery } from '@tanstack/react-query';
import { messageOf } from '../../lib/api-error.js';
import { query } from '../../lib/query.js';
import { Dialog } from '../../ui/overlays/dialog.js';
import { LoadError } from '../../ui/states/load-error.js';
import { Loading } from '../../ui/controls/loading.js';
import { RibbonDivider } from '../../ui/display/ribbon.js';
import { Skeleton } from '../../ui/states/skeleton.js';
import { DayList } from './day-list.js';
import { OccasionForm } from './occasion-form.js';

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
      {occasions.data && <DayList days={occasions.data} empty="No dates yet. Add the first one above." />}
    </Dialog>
  );
}
