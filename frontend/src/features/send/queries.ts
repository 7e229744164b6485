import type { GiftToSend } from '@presently/contracts/gifting/gifts';
import type { NewRecipient } from '@presently/contracts/gifting/recipients';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { messageOf } from '../../lib/api-error.js';
import { api } from '../../lib/api.js';
import { useSignedInUser } from '../../domain/user/current-user.js';
import { formatMoment } from '../../lib/time/moments.js';
import { query } from '../../lib/query.js';
import { toast } from '../../ui/overlays/toast-store.js';
import { forgetSendDraft } from './draft/use-send-form.js';

interface SendVariables {
  gift: GiftToSend;
  idempotencyKey: string;
}

export function useSendGift() {
  const { id: userId } = useSignedInUser();
  return useMutation({
    mutationFn: ({ gift, idempotencyKey }: SendVariables) =>
      api('POST /api/recipients/:recipientId/gifts', gift, { idempotencyKey, pathInBody: true }),
    onSuccess: ({ deliveryWarning, status, scheduledFor }) => {
      // The screen clears its own form. This is for a sender who has left it.
      forgetSendDraft(userId);
      toast(
        status === 'planned' && scheduledFor
          ? { title: 'Gift Scheduled', description: `It goes out ${formatMoment(scheduledFor)}.` }
          : deliveryWarning
            ? { title: 'Gift Saved', description: deliveryWarning, variant: 'warning' as const }
            : { title: 'Gift Sent Successfully', description: 'Your gift has been delivered!' },
      );
    },
    onError: (error) =>
      toast({ title: 'Error', description: messageOf(error, 'Failed to send gift'), variant: 'destructive' }),
    meta: { isDoneAtOnce: true },
  });
}

export function useAddRecipient() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (recipient: NewRecipient) => api('POST /api/recipients', recipient),
    onSuccess: (added) => {
      toast({ title: 'Recipient Added!' });
      // The new recipient is chosen before the list has been fetched again.
      client.setQueryData(query('GET /api/recipients/:recipientId', { recipientId: added.id }).queryKey, added);
    },
    onError: () =>
      toast({
        title: 'Error',
        description: 'Failed to add recipient. Please try again.',
        variant: 'destructive',
      }),
    meta: { isDoneAtOnce: true },
  });
}
