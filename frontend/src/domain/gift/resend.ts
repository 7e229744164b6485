import type { SentGift } from '@presently/contracts/gifting/gifts';
import type { GiftToResend } from '@presently/contracts/gifting/resend';
import { useMutation } from '@tanstack/react-query';
import { messageOf } from '../../lib/api-error.js';
import { api } from '../../lib/api.js';
import { toast } from '../../ui/overlays/toast-store.js';
import { warningOf } from './delivery-words.js';
import { giftsWords as say } from '../../languages/gifts/en.js';
import { giftStateWords as sayState } from '../../languages/gift-state/en.js';

interface ResendVariables {
  gift: GiftToResend;
  idempotencyKey: string;
}

/** Sends a gift's message again and reports the result in a toast. */
export function useResendGift() {
  return useMutation({
    mutationFn: ({ gift, idempotencyKey }: ResendVariables) =>
      api('POST /api/gifts/:giftId/resend', gift, { idempotencyKey }),
    onSuccess: (gift) => toast(sentAgain(gift)),
    onError: (error) =>
      toast({ title: sayState('error'), description: messageOf(error, say('sendFailed')), variant: 'destructive' }),
  });
}

const sentAgain = (gift: SentGift) =>
  gift.deliveryWarning
    ? { title: say('giftSaved'), description: warningOf(gift), variant: 'warning' as const }
    : { title: say('sentAgain'), description: say('sentAgainText', { recipient: gift.recipientName }) };
