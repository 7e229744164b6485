import type { SentGift } from '@presently/contracts/gifting/gifts';
import type { GiftToResend } from '@presently/contracts/gifting/resend';
import { useMutation } from '@tanstack/react-query';
import { messageOf } from '../../lib/api-error.js';
import { api } from '../../lib/api.js';
import { toast } from '../../ui/overlays/toast-store.js';

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
      toast({ title: 'Error', description: messageOf(error, 'Failed to send gift'), variant: 'destructive' }),
  });
}

const sentAgain = ({ deliveryWarning, recipientName }: SentGift) =>
  deliveryWarning
    ? { title: 'Gift Saved', description: deliveryWarning, variant: 'warning' as const }
    : { title: 'Gift Sent Again', description: `It has gone out to ${recipientName} once more.` };
