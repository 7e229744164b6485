import type { GiftSchedule } from '@presently/contracts/gifting/planned-gifts';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../../lib/api.js';
import { formatMoment } from '../../../lib/time/moments.js';
import { toast } from '../../../ui/overlays/toast-store.js';
import { sayFailure } from './change-gift.js';

export function useRescheduleGift() {
  return useMutation({
    mutationFn: (schedule: GiftSchedule) => api('PATCH /api/gifts/:giftId/schedule', schedule),
    onSuccess: ({ scheduledFor }) =>
      toast({ title: 'Time changed', description: `It goes out ${formatMoment(scheduledFor!)}.` }),
    onError: sayFailure('The time could not be changed'),
  });
}

export function useTakeBackGift() {
  return useMutation({
    mutationFn: (giftId: string) => api('POST /api/gifts/:giftId/take-back', { giftId }),
    onSuccess: () => toast({ title: 'Gift taken back', description: 'Its page says that it is no longer there.' }),
    onError: sayFailure('The gift could not be taken back'),
  });
}

export function useCancelGift() {
  return useMutation({
    mutationFn: (giftId: string) => api('DELETE /api/gifts/:giftId/schedule', { giftId }),
    onSuccess: () => toast({ title: 'Gift taken back', description: 'It will not be sent.' }),
    onError: sayFailure('The gift could not be cancelled'),
  });
}

export function useSendPlannedGift() {
  return useMutation({
    mutationFn: (giftId: string) => api('POST /api/gifts/:giftId/send', { giftId }),
    onSuccess: ({ deliveryWarning }) =>
      toast(
        deliveryWarning
          ? { title: 'Gift Saved', description: deliveryWarning, variant: 'warning' as const }
          : { title: 'Gift Sent Successfully', description: 'Your gift has been delivered!' },
      ),
    onError: sayFailure('Failed to send gift'),
  });
}
