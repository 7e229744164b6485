import type { AccessAnswer } from '@presently/contracts/identity/oauth';
import { useMutation } from '@tanstack/react-query';
import { needsPresence, withPresence } from '../../domain/user/presence/presence.js';
import { messageOf } from '../../lib/api-error.js';
import { api } from '../../lib/api.js';
import { toast } from '../../ui/overlays/toast-store.js';
import { consentWords as say } from '../../languages/consent/en.js';

/** Answers an assistant, and takes the answer to it. */
export function useAnswer() {
  return useMutation({
    mutationFn: (answer: AccessAnswer) => withPresence(() => api('POST /api/oauth/consent', answer)),
    onSuccess: ({ url }) => globalThis.location.assign(url),
    onError: (error) => {
      if (needsPresence(error)) return;
      const description = messageOf(error, say('tryAgain'));
      toast({ title: say('didNotWork'), description, variant: 'destructive' });
    },
  });
}
