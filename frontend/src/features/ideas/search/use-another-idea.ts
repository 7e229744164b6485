import type { Recipient } from '@presently/contracts/gifting/recipients';
import type { Recommendation } from '@presently/contracts/recommendations/ideas';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '../../../lib/api-error.js';
import { api } from '../../../lib/api.js';
import { toast } from '../../../ui/overlays/toast-store.js';
import { budgetToAsk } from './budget-options.js';
import type { WantedIdeas } from './idea-search.js';
import { ideasWords as say } from '../../../languages/ideas/en.js';

const list = 'GET /api/recipients/:recipientId/not-this';
/** Newest first: what was rejected a moment ago is among them. */
const lookedThrough = 50;

export interface Rejection {
  index: number;
  idea: Recommendation;
  /** The names of the others. */
  shown: string[];
  /** Of the search to which the idea belongs. */
  signal: AbortSignal;
}

export interface Rejected {
  rejection: Rejection;
  /** What its place shows now: another idea, or itself if nothing else suits. */
  shown: Recommendation;
}

/** A failure is no news once the search is over. */
const fail =
  (fallback: string) =>
  (error: Error, { signal }: Rejection) => {
    if (!signal.aborted)
      toast({ title: say('error'), description: messageOf(error, fallback), variant: 'destructive' });
  };

/** Rejects an idea that does not suit: another one takes its place, and a toast can bring it back. */
export function useAnotherIdea(
  { recipientId, budget, currency, occasionId }: WantedIdeas,
  { name }: Pick<Recipient, 'name'>,
  onFound: (index: number, idea: Recommendation) => void,
) {
  const [rejected, setRejected] = useState<readonly Rejected[]>([]);

  const undo = useMutation({
    mutationFn: async ({ idea }: Rejection) => {
      const rejected = await api(list, { recipientId, limit: lookedThrough });
      const found = rejected.find((each) => each.name === idea.name);
      if (found) await api('DELETE /api/not-this/:rejectedIdeaId', { rejectedIdeaId: found.id });
    },
    onSuccess: (_done, { index, idea, signal }) => {
      setRejected((all) => all.filter(({ rejection }) => rejection.idea !== idea));
      if (!signal.aborted) onFound(index, idea);
    },
    onError: fail(say('undoFailed')),
  });

  const reject = useMutation({
    mutationFn: ({ idea, shown, signal }: Rejection) =>
      api(
        'POST /api/recommendations/recipient/:recipientId/another',
        {
          recipientId,
          budget: budgetToAsk(budget, currency),
          ...(occasionId && { occasionId }),
          instead: idea.name,
          shown,
        },
        { signal },
      ),
    onSuccess: ({ recommendation, areShopsSilent }, rejection) => {
      if (rejection.signal.aborted) return;
      setRejected((all) => [...all, { rejection, shown: recommendation ?? rejection.idea }]);
      const action = { label: say('undo'), onPress: () => undo.mutate(rejection) };
      const title = say('notShownFor', { name });
      if (recommendation) {
        toast({ title, description: rejection.idea.name, action });
        onFound(rejection.index, recommendation);
      } else if (areShopsSilent) {
        toast({ title, description: say('shopsSilent'), action });
      } else {
        toast({
          title: say('nothingElse'),
          description: say('nothingElseText', { name }),
          action,
        });
      }
    },
    onError: fail(say('anotherFailed')),
    meta: { isDoneAtOnce: true },
  });

  const busy = reject.isPending ? reject.variables : undo.isPending ? undo.variables : undefined;
  return { reject: reject.mutate, undo: undo.mutate, rejected, changing: busy?.index };
}
