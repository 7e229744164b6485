import type { GiftSchedule } from '@presently/contracts/gifting/planned-gifts';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../../lib/api.js';
import { formatMoment } from '../../../lib/time/moments.js';
import { toast } from '../../../ui/overlays/toast-store.js';
import { warningOf } from '../delivery-words.js';
import { sayFailure } from './change-gift.js';
import { giftsWords as say } from '../../../languages/gifts/en.js';

export function useRescheduleGift() {
  return useMutation({
    mutationFn: (schedule: GiftSchedule) => api('PATCH /api/gifts/:giftId/schedule', schedule),
    onSuccess: ({ scheduledFor }) =>
      toast({
        title: say('timeChanged'),
        description: say('timeChangedText', { moment: formatMoment(scheduledFor!) }),
      }),
    onError: sayFailure(say('timeFailed')),
  });
}

export function useTakeBackGift() {
  return useMutation({
    mutationFn: (giftId: string) => api('POST /api/gifts/:giftId/take-back', { giftId }),
    onSuccess: () => toast({ title: say('takenBack'), description: say('takenBackText') }),
    onError: sayFailure(say('takeBackFailed')),
  });
}

export function useCancelGift() {
  return useMutation({
    mutationFn: (giftId: string) => api('DELETE /api/gifts/:giftId/schedule', { giftId }),
    onSuccess: () => toast({ title: say('takenBack'), description: say('cancelledText') }),
    onError: sayFailure(say('cancelFailed')),
  });
}

export function useSendPlannedGift() {
  return useMutation({
    mutationFn: (giftId: string) => api('POST /api/gifts/:giftId/send', { giftId }),
    onSuccess: (gift) =>
      toast(
        gift.deliveryWarning
          ? { title: say('giftSaved'), description: warningOf(gift), variant: 'warning' as const }
          : { title: say('giftSent'), description: say('giftSentText') },
      ),
    onError: sayFailure(say('sendFailed')),
  });
}
