import type { Gift } from '@presently/contracts/gifting/gifts';
import { Suspense } from 'react';
import { lazyPart } from '../../../lib/page/lazy-part.js';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.js';
import { useCancelGift, useSendPlannedGift } from './send-or-take-back.js';

const RescheduleDialog = lazyPart(async () => ({ default: (await import('./reschedule-dialog.js')).RescheduleDialog }));

export type PlannedAction = 'time' | 'send' | 'cancel';

interface PlannedGiftDialogsProps {
  gift: Pick<Gift, 'id' | 'giftName' | 'recipientName' | 'scheduledFor'>;
  /** The dialog that is open. */
  action: PlannedAction | undefined;
  onClose: () => void;
  /** With the gift as it is after a change; null once it is taken back. */
  onChanged?: (gift: Gift | null) => void;
}

/** What a sender can do with a gift that is still to go out. */
export function PlannedGiftDialogs({ gift, action, onClose, onChanged }: PlannedGiftDialogsProps) {
  const sendNow = useSendPlannedGift();
  const cancel = useCancelGift();
  const named = (
    <>
      <strong className="text-ink">{gift.giftName}</strong> for{' '}
      <strong className="text-ink">{gift.recipientName}</strong>
    </>
  );
  return (
    <>
      <Suspense>
        {action === 'time' && <RescheduleDialog gift={gift} onClose={onClose} {...(onChanged && { onChanged })} />}
      </Suspense>
      <ConfirmDialog
        isOpen={action === 'send'}
        onOpenChange={onClose}
        title="Send this gift now?"
        description={<>{named} goes out at once instead of waiting for its day.</>}
        confirmLabel="Send now"
        cancelLabel="Let it wait"
        tone="primary"
        isBusy={sendNow.isPending}
        onConfirm={() => sendNow.mutate(gift.id, { onSuccess: (sent) => onChanged?.(sent), onSettled: onClose })}
      />
      <ConfirmDialog
        isOpen={action === 'cancel'}
        onOpenChange={onClose}
        title="Take this gift back?"
        description={
          <>{named} will not be sent. Its message and recordings are deleted, and it no longer counts for this month.</>
        }
        confirmLabel="Take back"
        cancelLabel="Keep it"
        isBusy={cancel.isPending}
        onConfirm={() => cancel.mutate(gift.id, { onSuccess: () => onChanged?.(null), onSettled: onClose })}
      />
    </>
  );
}
