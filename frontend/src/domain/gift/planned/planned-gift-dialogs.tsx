import type { Gift } from '@presently/contracts/gifting/gifts';
import { Suspense } from 'react';
import { lazyPart } from '../../../lib/page/lazy-part.js';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.js';
import { useCancelGift, useSendPlannedGift } from './send-or-take-back.js';
import { giftsWords as say } from '../../../languages/gifts/en.js';

const RescheduleDialog = lazyPart(async () => ({ default: (await import('./reschedule-dialog.js')).RescheduleDialog }));

const sayInInk = say.with({ b: (words) => <strong className="text-ink">{words}</strong> });

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
  const named = { gift: gift.giftName, recipient: gift.recipientName };
  return (
    <>
      <Suspense>
        {action === 'time' && <RescheduleDialog gift={gift} onClose={onClose} {...(onChanged && { onChanged })} />}
      </Suspense>
      <ConfirmDialog
        isOpen={action === 'send'}
        onOpenChange={onClose}
        title={say('sendNowTitle')}
        description={sayInInk('sendPlannedText', named)}
        confirmLabel={say('sendNow')}
        cancelLabel={say('letItWait')}
        tone="primary"
        isBusy={sendNow.isPending}
        onConfirm={() => sendNow.mutate(gift.id, { onSuccess: (sent) => onChanged?.(sent), onSettled: onClose })}
      />
      <ConfirmDialog
        isOpen={action === 'cancel'}
        onOpenChange={onClose}
        title={say('takeBackTitle')}
        description={sayInInk('cancelPlannedText', named)}
        confirmLabel={say('takeBack')}
        cancelLabel={say('keepIt')}
        isBusy={cancel.isPending}
        onConfirm={() => cancel.mutate(gift.id, { onSuccess: () => onChanged?.(null), onSettled: onClose })}
      />
    </>
  );
}
