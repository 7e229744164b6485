import type { GiftChange } from '@presently/contracts/gifting/own-gifts';
import type { GiftSchedule } from '@presently/contracts/gifting/planned-gifts';
import { useMutation } from '@tanstack/react-query';
import { ApiError, messageOf } from '../../lib/api-error.js';
import { api } from '../../lib/api.js';
import { formatMoment } from '../../lib/moments.js';
import { toast } from '../../ui/overlays/toast-store.js';

const sayFailure = (fallback: string) => (error: Error) => {
  if (error instanceof ApiError && error.problem?.errors) return;
  toast({ title: 'Error', description: messageOf(error, fallback), variant: 'destructive' });
};

export function useRescheduleGift() {
  return useMutation({
    mutationFn: (schedule: GiftSchedule) => api('PATCH /api/gifts/:giftId/schedule', schedule),
    onSuccess: ({ scheduledFor }) =>
      toast({ title: 'Time changed', description: `It goes out ${formatMoment(scheduledFor!)}.` }),
    onError: sayFailure('The time could not be changed'),
  });
}

/** @param done the title of the toast after success */
export function useChangeGift(done: string) {
  return useMutation({
    mutationFn: (change: GiftChange) => api('PATCH /api/gifts/:giftId', change),
    onSuccess: () => toast({ title: done }),
    onError: sayFailure('The gift could not be changed'),
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
