import type { Gift } from '@presently/contracts/gifting/gifts';
import { CalendarClock, MoreHorizontal, Send, Trash2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../lib/lazy-part.js';
import { Button } from '../../ui/controls/button.js';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.js';
import { Menu } from '../../ui/overlays/menu.js';
import { useCancelGift, useSendPlannedGift } from './change-gift.js';

const RescheduleDialog = lazyPart(async () => ({ default: (await import('./reschedule-dialog.js')).RescheduleDialog }));

/** The actions for a planned gift. */
export function PlannedGiftMenu({ gift }: { gift: Gift }) {
  const [isOpen, setIsOpen] = useState<'time' | 'send' | 'cancel'>();
  const close = () => setIsOpen(undefined);
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
      <Menu
        trigger={
          <Button variant="bare" size="icon" aria-label={`Options for ${gift.giftName}, for ${gift.recipientName}`}>
            <MoreHorizontal aria-hidden />
          </Button>
        }
      >
        {({ Item, Separator }) => (
          <>
            <Item onSelect={() => setIsOpen('time')}>
              <CalendarClock aria-hidden /> Change the time
            </Item>
            <Item onSelect={() => setIsOpen('send')}>
              <Send aria-hidden /> Send now
            </Item>
            <Separator />
            <Item isDestructive onSelect={() => setIsOpen('cancel')}>
              <Trash2 aria-hidden /> Cancel gift
            </Item>
          </>
        )}
      </Menu>
      <Suspense>{isOpen === 'time' && <RescheduleDialog gift={gift} onClose={close} />}</Suspense>
      <ConfirmDialog
        isOpen={isOpen === 'send'}
        onOpenChange={close}
        title="Send this gift now?"
        description={<>{named} goes out at once instead of waiting for its day.</>}
        confirmLabel="Send now"
        cancelLabel="Let it wait"
        tone="primary"
        isBusy={sendNow.isPending}
        onConfirm={() => sendNow.mutate(gift.id, { onSettled: close })}
      />
      <ConfirmDialog
        isOpen={isOpen === 'cancel'}
        onOpenChange={close}
        title="Cancel this gift?"
        description={
          <>{named} will not be sent. Its message and recordings are deleted, and it no longer counts for this month.</>
        }
        confirmLabel="Cancel gift"
        cancelLabel="Keep it"
        isBusy={cancel.isPending}
        onConfirm={() => cancel.mutate(gift.id, { onSettled: close })}
      />
    </>
  );
}
