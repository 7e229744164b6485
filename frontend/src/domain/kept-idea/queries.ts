import type { KeptIdeaChange, NewKeptIdea } from '@presently/contracts/recommendations/kept-ideas';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { messageOf } from '../../lib/api-error.js';
import { api } from '../../lib/api.js';
import { query, keyOf } from '../../lib/query.js';
import { toast } from '../../ui/overlays/toast-store.js';

export const keptIdeasQuery = (recipientId: string) =>
  query('GET /api/recipients/:recipientId/kept-ideas', { recipientId });

const fail = (error: Error) =>
  toast({ title: 'Error', description: messageOf(error, 'The idea could not be kept'), variant: 'destructive' });

function useReload() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: keyOf('GET /api/recipients/:recipientId/kept-ideas') });
}

/** Keeps an idea or a link for a person. */
export function useKeepIdea() {
  const reload = useReload();
  return useMutation({
    mutationFn: (idea: NewKeptIdea) => api('POST /api/recipients/:recipientId/kept-ideas', idea),
    onSuccess: ({ title }) => {
      toast({ title: 'Idea kept', description: title });
      return reload();
    },
    onError: fail,
  });
}

export function useChangeKeptIdea() {
  const reload = useReload();
  return useMutation({
    mutationFn: (change: KeptIdeaChange) => api('PATCH /api/kept-ideas/:keptIdeaId', change),
    onSuccess: () => reload(),
    onError: fail,
  });
}

export function useRemoveKeptIdea() {
  const reload = useReload();
  return useMutation({
    mutationFn: (keptIdeaId: string) => api('DELETE /api/kept-ideas/:keptIdeaId', { keptIdeaId }),
    onSuccess: () => reload(),
    onError: fail,
  });
}
