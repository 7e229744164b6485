import type { Recommendation } from '@presently/contracts/recommendations/ideas';
import { useMutation } from '@tanstack/react-query';
import { messageOf } from '../../../lib/api-error.js';
import { api } from '../../../lib/api.js';
import { toast } from '../../../ui/overlays/toast-store.js';
import { budgetToAsk } from './budget-options.js';
import type { WantedIdeas } from './idea-search.js';
import { ideasWords as say } from '../../../languages/ideas/en.js';

export interface Liking {
  index: number;
  idea: Recommendation;
  /** The names of the others. */
  shown: string[];
  /** Of the search to which the idea belongs. */
  signal: AbortSignal;
}

/** Asks for an idea in the vein of one that is shown: it comes in addition. */
export function useAlikeIdea(
  { recipientId, budget, currency, occasionId }: WantedIdeas,
  onFound: (idea: Recommendation) => void,
) {
  const liking = useMutation({
    mutationFn: ({ idea, shown, signal }: Liking) =>
      api(
        'POST /api/recommendations/recipient/:recipientId/alike',
        {
          recipientId,
          budget: budgetToAsk(budget, currency),
          ...(occasionId && { occasionId }),
          like: idea.name,
          shown,
        },
        { signal },
      ),
    onSuccess: ({ recommendation, areShopsSilent }, { idea, signal }) => {
      if (signal.aborted) return;
      if (recommendation) {
        onFound(recommendation);
        toast({ title: say('oneMore'), description: recommendation.name });
      } else if (areShopsSilent) {
        toast({ title: say('error'), description: say('shopsSilent'), variant: 'destructive' });
      } else toast({ title: say('nothingLike'), description: say('nothingLikeText', { idea: idea.name }) });
    },
    onError: (error: Error, { signal }) => {
      if (signal.aborted) return;
      const description = messageOf(error, say('likeFailed'));
      toast({ title: say('error'), description, variant: 'destructive' });
    },
  });
  return { like: liking.mutate, seekingLike: liking.isPending ? liking.variables.index : undefined };
}
