import type { Recommendation } from '@presently/contracts/recommendations/ideas';
import { useMutation } from '@tanstack/react-query';
import { messageOf } from '../../lib/api-error.js';
import { api } from '../../lib/api.js';
import { toast } from '../../ui/overlays/toast-store.js';
import { budgetToAsk } from './budget-options.js';
import type { WantedIdeas } from './idea-search.js';

interface Replacement {
  /** The index of the idea to replace. */
  index: number;
  instead: string;
  /** The names of the others. */
  shown: string[];
  signal: AbortSignal;
}

/** Replaces an idea that does not suit by another one. */
export function useAnotherIdea(
  { recipientId, budget, occasionId }: WantedIdeas,
  onFound: (index: number, idea: Recommendation) => void,
) {
  const { mutate, isPending, variables } = useMutation({
    mutationFn: ({ instead, shown, signal }: Replacement) =>
      api(
        'POST /api/recommendations/recipient/:recipientId/another',
        { recipientId, budget: budgetToAsk(budget), ...(occasionId && { occasionId }), instead, shown },
        { signal },
      ),
    onSuccess: ({ recommendation }, { index, signal }) => {
      if (signal.aborted) return;
      if (recommendation) onFound(index, recommendation);
      else toast({ title: 'Nothing else suits', description: 'Another budget may bring other ideas.' });
    },
    onError: (error, { signal }) => {
      if (signal.aborted) return;
      const description = messageOf(error, 'Unable to find another idea. Please try again.');
      toast({ title: 'Error', description, variant: 'destructive' });
    },
  });
  return { find: mutate, lookingFor: isPending ? variables.index : undefined };
}
