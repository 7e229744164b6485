import type { GiftToSend } from '@presently/contracts/gifting/gifts';
import type { NewRecipient } from '@presently/contracts/gifting/recipients';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError, messageOf } from '../../lib/api-error.js';
import { api } from '../../lib/api.js';
import { currentUserKey, useSignedInUser } from '../../domain/user/current-user.js';
import { formatMoment } from '../../lib/moments.js';
import { keyOf, query } from '../../lib/query.js';
import { toast } from '../../ui/overlays/toast-store.js';
import { forgetSendDraft } from './draft/use-send-form.js';

interface SendVariables {
  gift: GiftToSend;
  idempotencyKey: string;
}

export function useSendGift() {
  const client = useQueryClient();
  const { id: userId } = useSignedInUser();
  const usageChanged = () =>
    Promise.all([
      client.invalidateQueries({ queryKey: currentUserKey }),
      client.invalidateQueries({ queryKey: keyOf('GET /api/auth/user') }),
    ]);
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
      void client.invalidateQueries({ queryKey: keyOf('GET /api/dashboard') });
      void client.invalidateQueries({ queryKey: keyOf('GET /api/gifts') });
      void usageChanged();
    },
    onError: (error) => {
      toast({ title: 'Error', description: messageOf(error, 'Failed to send gift'), variant: 'destructive' });
      if (error instanceof ApiError && error.problem?.code === 'gift.limit-reached') void usageChanged();
    },
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
      void client.invalidateQueries({ queryKey: keyOf('GET /api/recipients') });
      void client.invalidateQueries({ queryKey: keyOf('GET /api/dashboard') });
    },
    onError: () =>
      toast({
        title: 'Error',
        description: 'Failed to add recipient. Please try again.',
        variant: 'destructive',
      }),
  });
}
