import type { AboutField } from '@presently/rules/about';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { messageOf } from '../../../lib/api-error.js';
import { api } from '../../../lib/api.js';
import { keyOf } from '../../../lib/query.js';
import { toast } from '../../../ui/overlays/toast-store.js';

const onError = (error: Error) =>
  toast({ title: 'Error', description: messageOf(error, 'Please try again.'), variant: 'destructive' });

function useAnswersChanged(recipientId: string) {
  const client = useQueryClient();
  return () =>
    client.invalidateQueries({ queryKey: keyOf('GET /api/recipients/:recipientId/answers', { recipientId }) });
}

export function useAskAbout(recipientId: string) {
  const onSuccess = useAnswersChanged(recipientId);
  const mutationFn = () => api('POST /api/recipients/:recipientId/questions', { recipientId });
  return useMutation({ mutationFn, onSuccess, onError });
}

export function useStopAsking(recipientId: string) {
  const onSuccess = useAnswersChanged(recipientId);
  const mutationFn = () => api('DELETE /api/recipients/:recipientId/questions', { recipientId });
  return useMutation({ mutationFn, onSuccess, onError });
}

export function useAcceptAnswers(recipientId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (fields: readonly AboutField[]) =>
      api('POST /api/recipients/:recipientId/answers/accept', { recipientId, fields: [...fields] }),
    onSuccess: () => {
      toast({ title: 'Answers accepted' });
      // The person, the list, the days and the answers.
      return client.invalidateQueries({
        predicate: ({ queryKey }) => String(queryKey[0]).startsWith('GET /api/recip'),
      });
    },
    onError,
  });
}
