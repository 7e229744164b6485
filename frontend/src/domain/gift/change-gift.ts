import type { GiftChange } from '@presently/contracts/gifting/own-gifts';
import type { GiftSchedule } from '@presently/contracts/gifting/planned-gifts';
import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { ApiError, messageOf } from '../../lib/api-error.js';
import { api } from '../../lib/api.js';
import { currentUserKey } from '../user/current-user.js';
import { formatMoment } from '../../lib/moments.js';
import { keyOf } from '../../lib/query.js';
import { toast } from '../../ui/overlays/toast-store.js';

/** The routes that answer with gifts. */
export const giftRoutes = ['GET /api/dashboard', 'GET /api/gifts', 'GET /api/gifts/:giftId'] as const;

/** Reloads the gifts after success and after failure: a planned gift may have been sent meanwhile. */
const giftsChanged = (client: QueryClient) =>
  Promise.all(giftRoutes.map((route) => client.invalidateQueries({ queryKey: keyOf(route) })));

const sayFailure = (fallback: string) => (error: Error) => {
  if (error instanceof ApiError && error.problem?.errors) return;
  toast({ title: 'Error', description: messageOf(error, fallback), variant: 'destructive' });
};

export function useRescheduleGift() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (schedule: GiftSchedule) => api('PATCH /api/gifts/:giftId/schedule', schedule),
    onSuccess: ({ scheduledFor }) =>
      toast({ title: 'Time changed', description: `It goes out ${formatMoment(scheduledFor!)}.` }),
    onError: sayFailure('The time could not be changed'),
    onSettled: () => giftsChanged(client),
  });
}

/** @param done the title of the toast after success */
export function useChangeGift(done: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (change: GiftChange) => api('PATCH /api/gifts/:giftId', change),
    onSuccess: () => toast({ title: done }),
    onError: sayFailure('The gift could not be changed'),
    onSettled: () => giftsChanged(client),
  });
}

export function useTakeBackGift() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (giftId: string) => api('POST /api/gifts/:giftId/take-back', { giftId }),
    onSuccess: () => {
      toast({ title: 'Gift taken back', description: 'Its page says that it is no longer there.' });
      return client.invalidateQueries({ queryKey: currentUserKey });
    },
    onError: sayFailure('The gift could not be taken back'),
    onSettled: () => giftsChanged(client),
  });
}

export function useCancelGift() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (giftId: string) => api('DELETE /api/gifts/:giftId/schedule', { giftId }),
    onSuccess: () => {
      toast({ title: 'Gift taken back', description: 'It will not be sent.' });
      return client.invalidateQueries({ queryKey: currentUserKey });
    },
    onError: sayFailure('The gift could not be cancelled'),
    onSettled: () => giftsChanged(client),
  });
}

export function useSendPlannedGift() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (giftId: string) => api('POST /api/gifts/:giftId/send', { giftId }),
    onSuccess: ({ deliveryWarning }) =>
      toast(
        deliveryWarning
          ? { title: 'Gift Saved', description: deliveryWarning, variant: 'warning' as const }
          : { title: 'Gift Sent Successfully', description: 'Your gift has been delivered!' },
      ),
    onError: sayFailure('Failed to send gift'),
    onSettled: () => giftsChanged(client),
  });
}
