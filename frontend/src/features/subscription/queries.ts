import type { Tier } from '@presently/rules/vocabulary';
import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { messageOf } from '../../lib/api-error.js';
import { api } from '../../lib/api.js';
import { currentUserQuery } from '../../domain/user/current-user.js';
import { tierNames } from '../../domain/plan/tier-names.js';
import { keyOf, query } from '../../lib/query.js';
import { toast } from '../../ui/overlays/toast-store.js';

const subscriptionQuery = query('GET /api/subscription');

/** Asks for what pays a plan; asked again before it is paid, it is the same. */
export function useChoosePlan() {
  return useMutation({
    mutationFn: (choice: { priceId: string; tier: Tier }) =>
      api('POST /api/create-subscription', { priceId: choice.priceId }),
    onError: (error) =>
      toast({
        title: 'Subscription failed',
        description: messageOf(error, 'Please try again.'),
        variant: 'destructive',
      }),
  });
}

export function useCancelPlan() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => api('POST /api/cancel-subscription'),
    onSuccess: (state) => {
      client.setQueryData(subscriptionQuery.queryKey, state);
      toast({
        title: 'Subscription cancelled',
        description: 'Your subscription will remain active until the end of the billing period.',
      });
    },
    onError: (error) =>
      toast({
        title: 'Cancellation failed',
        description: messageOf(error, 'Please try again.'),
        variant: 'destructive',
      }),
  });
}

export function useResumePlan() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => api('POST /api/resume-subscription'),
    onSuccess: (state) => {
      client.setQueryData(subscriptionQuery.queryKey, state);
      toast({ title: 'Subscription resumed', description: 'Your plan goes on as before.' });
    },
    onError: (error) =>
      toast({ title: 'Resuming failed', description: messageOf(error, 'Please try again.'), variant: 'destructive' }),
  });
}

const looks = 40;
const pauseMs = 250;

/**
 * After a payment: has the server look at the provider, and then looks at the user until they have the plan. The server
 * hears of the payment from the provider as well, so a look that fails loses nothing.
 */
export async function settlePayment(client: QueryClient, tier: Tier): Promise<void> {
  await api('POST /api/confirm-subscription').catch(() => undefined);
  toast({ title: 'Subscription successful!', description: `You're now subscribed to ${tierNames[tier]}` });
  for (let look = 0; look < looks; look++) {
    await client.invalidateQueries({ queryKey: currentUserQuery.queryKey });
    if (client.getQueryData(currentUserQuery.queryKey)?.subscriptionTier !== 'free') break;
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
  await client.invalidateQueries({ queryKey: subscriptionQuery.queryKey });
  await client.invalidateQueries({ queryKey: keyOf('GET /api/invoices') });
}
