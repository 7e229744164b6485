import type { Recipient } from '@presently/contracts/gifting/recipients';
import { useQuery } from '@tanstack/react-query';
import { messageOf } from '../../../lib/api-error.js';
import { query } from '../../../lib/query.js';
import { Dialog } from '../../../ui/overlays/dialog.js';
import { LoadError } from '../../../ui/states/load-error.js';
import { Loading } from '../../../ui/controls/loading.js';
import { RibbonDivider } from '../../../ui/drawings/ribbon-divider.js';
import { Skeleton } from '../../../ui/states/skeleton.js';
import { DayList } from './day-list.js';
import { OccasionForm } from './occasion-form.js';
import { recipientsWords as say } from '../../../languages/recipients/en.js';

interface OccasionsDialogProps {
  recipient: Recipient;
  /** Whether it is opened to add a day: the form is then above the saved days. */
  isAdding?: boolean;
  onClose: () => void;
}

export function OccasionsDialog({ recipient, isAdding = false, onClose }: OccasionsDialogProps) {
  const form = <OccasionForm recipientId={recipient.id} />;
  const days = <SavedOccasions recipientId={recipient.id} />;
  return (
    <Dialog isOpen onOpenChange={onClose} title={say('occasionsFor', { recipient: recipient.name })}>
      {isAdding ? form : days}
      <RibbonDivider className="my-7" />
      {isAdding ? days : form}
    </Dialog>
  );
}

function SavedOccasions({ recipientId }: { recipientId: string }) {
  const occasions = useQuery(query('GET /api/recipients/:recipientId/occasions', { recipientId }));
  return (
    <section>
      <h3 className="mb-3 text-lg">{say('savedOccasions')}</h3>
      {occasions.isPending && (
        <Loading className="grid gap-3">
          <Skeleton className="h-14" />
          <Skeleton className="h-14" />
        </Loading>
      )}
      {occasions.isError && (
        <LoadError text={messageOf(occasions.error, say('occasionsFailed'))} onRetry={() => void occasions.refetch()} />
      )}
      {occasions.data && <DayList days={occasions.data} empty={say('noDates')} />}
    </section>
  );
}
