import type { GiftChange } from '@presently/contracts/gifting/own-gifts';
import { useMutation } from '@tanstack/react-query';
import { ApiError, messageOf } from '../../../lib/api-error.js';
import { api } from '../../../lib/api.js';
import { toast } from '../../../ui/overlays/toast-store.js';
import { giftStateWords as say } from '../../../languages/gift-state/en.js';

export const sayFailure = (fallback: string) => (error: Error) => {
  if (error instanceof ApiError && error.problem?.errors) return;
  toast({ title: say('error'), description: messageOf(error, fallback), variant: 'destructive' });
};

/** @param done the title of the toast after success */
export function useChangeGift(done: string) {
  return useMutation({
    mutationFn: (change: GiftChange) => api('PATCH /api/gifts/:giftId', change),
    onSuccess: () => toast({ title: done }),
    onError: sayFailure(say('changeFailed')),
  });
}
