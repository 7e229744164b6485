import type { Tier } from '@presently/rules/vocabulary';
import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { messageOf } from '../../lib/api-error.js';
import { api } from '../../lib/api.js';
import { currentUserQuery } from '../../domain/user/current-user.js';
import { tierName } from '../../domain/plan/tier-names.js';
import { query } from '../../lib/query.js';
import { readAgain } from '../../lib/live/read-again.js';
import { toast } from '../../ui/overlays/toast-store.js';
import { subscriptionWords as say } from '../../languages/subscription/en.js';

const subscriptionQuery = query('GET /api/subscription');

/** Begins the payment of a plan. Until it is paid, the answer is the same. */
export function useChoosePlan() {
  return useMutation({
    mutationFn: (choice: { priceId: string; tier: Tier }) =>
      api('POST /api/create-subscription', { priceId: choice.priceId }),
    onError: (error) =>
      toast({
        title: say('subscribeFailed'),
        description: messageOf(error, say('tryAgain')),
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
        title: say('cancelled'),
        description: say('cancelledText'),
      });
    },
    onError: (error) =>
      toast({
        title: say('cancelFailed'),
        description: messageOf(error, say('tryAgain')),
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
      toast({ title: say('resumed'), description: say('resumedText') });
    },
    onError: (error) =>
      toast({ title: say('resumeFailed'), description: messageOf(error, say('tryAgain')), variant: 'destructive' }),
  });
}

const looks = 40;
const pauseMs = 250;

/**
 * After a payment: makes the server check with the provider, then reloads the user until they have the plan. The
 * provider reports the payment to the server as well, so a failed check loses nothing.
 * @param status of the payment. Some take days: `processing`
 * @param tier the plan, where the page knows it
 */
export async function settlePayment(client: QueryClient, status: string, tier?: Tier): Promise<void> {
  await api('POST /api/confirm-subscription').catch(() => undefined);
  if (status === 'processing') {
    toast({ title: say('onItsWay'), description: say('onItsWayText') });
  } else {
    if (tier) welcome(tier);
    const reached = await planReached(client);
    if (!tier) welcome(reached ?? 'pro');
  }
  await readAgain(client, 'user', 'subscription', 'invoices');
}

const welcome = (tier: Tier) =>
  toast({ title: say('subscribed'), description: say('subscribedTo', { plan: tierName(tier) }) });

/** The paid plan of the user; undefined if it has not come by then. */
async function planReached(client: QueryClient): Promise<Tier | undefined> {
  for (let look = 0; look < looks; look++) {
    await client.refetchQueries({ queryKey: currentUserQuery.queryKey });
    const tier = client.getQueryData(currentUserQuery.queryKey)?.subscriptionTier;
    if (tier !== 'free') return tier;
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
  return undefined;
}
