import type { AboutField } from '@presently/rules/about';
import { useMutation } from '@tanstack/react-query';
import { messageOf } from '../../../lib/api-error.js';
import { api } from '../../../lib/api.js';
import { toast } from '../../../ui/overlays/toast-store.js';
import { personWords as say } from '../../../languages/person/en.js';

const onError = (error: Error) =>
  toast({ title: say('error'), description: messageOf(error, say('tryAgain')), variant: 'destructive' });

export function useAskAbout(recipientId: string) {
  const mutationFn = () => api('POST /api/recipients/:recipientId/questions', { recipientId });
  return useMutation({ mutationFn, onError });
}

export function useStopAsking(recipientId: string) {
  const mutationFn = () => api('DELETE /api/recipients/:recipientId/questions', { recipientId });
  return useMutation({ mutationFn, onError });
}

export function useAcceptAnswers(recipientId: string) {
  return useMutation({
    mutationFn: (fields: readonly AboutField[]) =>
      api('POST /api/recipients/:recipientId/answers/accept', { recipientId, fields: [...fields] }),
    onSuccess: () => toast({ title: say('accepted') }),
    onError,
  });
}
