import type { KeptIdea, KeptIdeaChange, NewKeptIdea } from '@presently/contracts/recommendations/kept-ideas';
import { queryOptions, useMutation } from '@tanstack/react-query';
import { messageOf } from '../../lib/api-error.js';
import { api } from '../../lib/api.js';
import { query } from '../../lib/query.js';
import { toast } from '../../ui/overlays/toast-store.js';
import { keepWords as say } from '../../languages/keep/en.js';

/** Shops that are asked answer within seconds. One that is silent is not waited for. */
const lookAgainMs = 4_000;
const mostLooks = 3;

export const keptIdeasQuery = (recipientId: string) =>
  queryOptions({
    ...query('GET /api/recipients/:recipientId/kept-ideas', { recipientId }),
    refetchInterval: ({ state: { data, dataUpdateCount } }) =>
      data?.some(({ isBeingChecked }) => isBeingChecked) && dataUpdateCount <= mostLooks ? lookAgainMs : false,
  });

const fail = (fallback: string) => (error: Error) =>
  toast({ title: say('error'), description: messageOf(error, fallback), variant: 'destructive' });

/** Keeps an idea or a link for a person. */
export function useKeepIdea() {
  return useMutation({
    mutationFn: (idea: NewKeptIdea) => api('POST /api/recipients/:recipientId/kept-ideas', idea),
    onSuccess: ({ title }) => toast({ title: say('kept'), description: title }),
    onError: fail(say('keepFailed')),
  });
}

export function useChangeKeptIdea() {
  return useMutation({
    mutationFn: (change: KeptIdeaChange) => api('PATCH /api/kept-ideas/:keptIdeaId', change),
    onError: fail(say('changeFailed')),
  });
}

/** Removes an idea; the toast can bring it back. */
export function useRemoveKeptIdea() {
  const undo = useMutation({
    mutationFn: (removed: KeptIdea) => api('POST /api/recipients/:recipientId/kept-ideas', asNew(removed)),
    onError: fail(say('bringBackFailed')),
  });
  return useMutation({
    mutationFn: ({ id: keptIdeaId }: KeptIdea) => api('DELETE /api/kept-ideas/:keptIdeaId', { keptIdeaId }),
    onSuccess: (_, removed) => {
      const action = { label: say('undo'), onPress: () => undo.mutate(removed) };
      toast({ title: say('removed'), description: removed.title, action });
    },
    onError: fail(say('removeFailed')),
  });
}

const asNew = ({ recipientId, title, link, image, price, note, state, givenOn }: KeptIdea): NewKeptIdea => ({
  recipientId,
  title,
  state,
  ...(link && { link }),
  ...(image && { image }),
  ...(price && { price }),
  ...(note && { note }),
  ...(givenOn && { givenOn }),
});
