import { useMutation } from '@tanstack/react-query';
import { api } from '../../../lib/api.js';
import { messageOf } from '../../../lib/api-error.js';
import { toast } from '../../../ui/overlays/toast-store.js';
import { presenceWords as say } from '../../../languages/presence/en.js';
import { PasskeyCancelled, provePasskey } from '../passkeys.js';

/** Proves the presence of the signed-in user by a passkey. */
export function useProvePossession({ onSuccess }: { onSuccess: () => void }) {
  return useMutation({
    mutationFn: async () => {
      const options = await api('POST /api/user/reauthenticate/passkey/options');
      return api('POST /api/user/reauthenticate/passkey', await provePasskey(options));
    },
    onSuccess,
    onError: (error) => {
      if (!(error instanceof PasskeyCancelled)) toastFailure(error);
    },
  });
}

export const toastFailure = (error: Error): void =>
  toast({ title: say('failed'), description: messageOf(error, say('tryAgain')), variant: 'destructive' });
