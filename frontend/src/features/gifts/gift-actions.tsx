import type { GiftDetail } from '@presently/contracts/gifting/own-gifts';
import { Pencil, Send, Undo2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { lazyPart } from '../../lib/page/lazy-part.js';
import { useSendPlannedGift, useTakeBackGift } from '../../domain/gift/planned/send-or-take-back.js';
import { Button } from '../../ui/controls/button.js';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.js';
import { giftsWords as say } from '../../languages/gifts/en.js';

const EditGiftDialog = lazyPart(async () => ({ default: (await import('./edit-gift-dialog.js')).EditGiftDialog }));
const ResendDialog = lazyPart(async () => ({
  default: (await import('../../domain/gift/resend-dialog.js')).ResendDialog,
}));

/** What the sender can still do with a gift. */
export function GiftActions({ gift }: { gift: GiftDetail }) {
  const [address] = useSearchParams();
  // The mail of a failure leads straight to the address.
  const isToFix = address.has('fix') && gift.status === 'sent' && gift.deliveryState === 'failed';
  const [isOpen, setIsOpen] = useState<'edit' | 'send' | 'again' | 'back' | undefined>(isToFix ? 'again' : undefined);
  const close = () => setIsOpen(undefined);
  const sendNow = useSendPlannedGift();
  const takeBack = useTakeBackGift();
  const isPlanned = gift.status === 'planned';
  const isSent = gift.status === 'sent';
  return (
    <div className="flex flex-wrap gap-3">
      {isPlanned && (
        <>
          <Button onClick={() => setIsOpen('edit')}>
            <Pencil aria-hidden />
            {say('edit')}
          </Button>
          <Button variant="quiet" onClick={() => setIsOpen('send')}>
            <Send aria-hidden />
            {say('sendNow')}
          </Button>
        </>
      )}
      {isSent && (
        <Button variant="quiet" onClick={() => setIsOpen('again')}>
          <Send aria-hidden />
          {gift.deliveryState === 'failed' ? say('fixAddress') : say('sendAgain')}
        </Button>
      )}
      {(isPlanned || (isSent && !gift.viewedAt)) && (
        <Button variant="quiet" onClick={() => setIsOpen('back')}>
          <Undo2 aria-hidden />
          {say('takeBack')}
        </Button>
      )}
      <Suspense>
        {isOpen === 'edit' && <EditGiftDialog gift={gift} onClose={close} />}
        {isOpen === 'again' && <ResendDialog gift={gift} onClose={close} />}
      </Suspense>
      <ConfirmDialog
        isOpen={isOpen === 'send'}
        onOpenChange={close}
        title={say('sendNowTitle')}
        description={say('sendNowText', { gift: gift.giftName, recipient: gift.recipientName })}
        confirmLabel={say('sendNow')}
        cancelLabel={say('notYet')}
        tone="primary"
        isBusy={sendNow.isPending}
        onConfirm={() => sendNow.mutate(gift.id, { onSettled: close })}
      />
      <ConfirmDialog
        isOpen={isOpen === 'back'}
        onOpenChange={close}
        title={say('takeBackTitle')}
        description={isPlanned ? say('takeBackPlanned') : say('takeBackSent', { recipient: gift.recipientName })}
        confirmLabel={say('takeBack')}
        cancelLabel={say('keepIt')}
        isBusy={takeBack.isPending}
        onConfirm={() => takeBack.mutate(gift.id, { onSettled: close })}
      />
    </div>
  );
}
