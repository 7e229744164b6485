import type { GiftToSend } from '@presently/contracts/gifting/gifts';
import type { NewRecipient } from '@presently/contracts/gifting/recipients';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { messageOf } from '../../lib/api-error.js';
import { api } from '../../lib/api.js';
import { warningOf } from '../../domain/gift/delivery-words.js';
import { useSignedInUser } from '../../domain/user/current-user.js';
import { formatMoment } from '../../lib/time/moments.js';
import { query } from '../../lib/query.js';
import { toast } from '../../ui/overlays/toast-store.js';
import { forgetSendDraft } from './draft/use-send-form.js';
import { sendWords as say } from '../../languages/send/en.js';
import { sendingWords as sending } from '../../languages/sending/en.js';

interface SendVariables {
  gift: GiftToSend;
  idempotencyKey: string;
}

export function useSendGift() {
  const { id: userId } = useSignedInUser();
  return useMutation({
    mutationFn: ({ gift, idempotencyKey }: SendVariables) =>
      api('POST /api/recipients/:recipientId/gifts', gift, { idempotencyKey, pathInBody: true }),
    onSuccess: (sent) => {
      const { deliveryWarning, status, scheduledFor } = sent;
      // The screen clears its own form. This is for a sender who has left it.
      forgetSendDraft(userId);
      toast(
        status === 'planned' && scheduledFor
          ? { title: sending('scheduled'), description: sending('goesOut', { moment: formatMoment(scheduledFor) }) }
          : deliveryWarning
            ? { title: sending('saved'), description: warningOf(sent), variant: 'warning' as const }
            : { title: sending('sent'), description: sending('sentText') },
      );
    },
    onError: (error) =>
      toast({ title: say('error'), description: messageOf(error, sending('failed')), variant: 'destructive' }),
    meta: { isDoneAtOnce: true },
  });
}

export function useAddRecipient() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (recipient: NewRecipient) => api('POST /api/recipients', recipient),
    onSuccess: (added) => {
      toast({ title: say('recipientAdded') });
      // The new recipient is chosen before the list has been fetched again.
      client.setQueryData(query('GET /api/recipients/:recipientId', { recipientId: added.id }).queryKey, added);
    },
    onError: () =>
      toast({
        title: say('error'),
        description: say('addFailed'),
        variant: 'destructive',
      }),
    meta: { isDoneAtOnce: true },
  });
}
