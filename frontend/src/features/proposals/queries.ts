import type { ProposalApproval } from '@presently/contracts/gifting/proposals';
import { useMutation } from '@tanstack/react-query';
import { isAboutFields, messageOf } from '../../lib/api-error.js';
import { api } from '../../lib/api.js';
import { pages } from '../../lib/pages.js';
import { toast } from '../../ui/overlays/toast-store.js';
import { proposalsWords as say } from '../../languages/proposals/en.js';

export const proposalsQuery = pages('GET /api/proposals', { limit: 25 });

const decisions = {
  approve: { route: 'POST /api/proposals/:proposalId/approve', done: 'doneApprove' },
  swap: { route: 'POST /api/proposals/:proposalId/swap', done: 'doneSwap' },
  skip: { route: 'POST /api/proposals/:proposalId/skip', done: 'doneSkip' },
} as const;
export type Decision = keyof typeof decisions;

/** Approves, swaps or skips a proposal. */
export function useDecide() {
  return useMutation({
    mutationFn: ({ decision, ...input }: ProposalApproval & { decision: Decision }) =>
      api(decisions[decision].route, input),
    onSuccess: (_answer, { decision }) => toast({ title: say(decisions[decision].done) }),
    onError: (error) => {
      if (isAboutFields(error)) return;
      toast({
        title: say('error'),
        description: messageOf(error, say('changeFailed')),
        variant: 'destructive',
      });
    },
  });
}
