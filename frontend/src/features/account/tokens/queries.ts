import type { TokenToCreate } from '@presently/contracts/identity/tokens';
import { useMutation } from '@tanstack/react-query';
import { withPresence } from '../../../domain/user/presence/presence.js';
import { isAboutFields, messageOf } from '../../../lib/api-error.js';
import { api } from '../../../lib/api.js';
import { toast } from '../../../ui/overlays/toast-store.js';
import { accountWords as say } from '../../../languages/account/en.js';

function toastFailure(title: string, error: Error): void {
  toast({ title, description: messageOf(error, say('tryAgain')), variant: 'destructive' });
}

export function useCreateToken() {
  return useMutation({
    mutationFn: (wanted: TokenToCreate) => withPresence(() => api('POST /api/user/tokens', wanted)),
    onError: (error) => {
      if (!isAboutFields(error)) toastFailure(say('tokenNotMade'), error);
    },
  });
}

export function useRevokeToken() {
  return useMutation({
    mutationFn: (tokenId: string) => api('DELETE /api/user/tokens/:tokenId', { tokenId }),
    onSuccess: () => toast({ title: say('tokenRevoked'), description: say('tokenRevokedText') }),
    onError: (error) => toastFailure(say('tokenNotRevoked'), error),
  });
}
