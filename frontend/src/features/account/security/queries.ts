import { useMutation } from '@tanstack/react-query';
import { makePasskey, PasskeyCancelled } from '../../../domain/user/passkeys.js';
import { withPresence } from '../../../domain/user/presence.js';
import { isAboutFields, messageOf } from '../../../lib/api-error.js';
import { api } from '../../../lib/api.js';
import { toast } from '../../../ui/overlays/toast-store.js';

function toastFailure(title: string, error: Error): void {
  if (error instanceof PasskeyCancelled) return;
  toast({ title, description: messageOf(error, 'Please try again.'), variant: 'destructive' });
}

export function useAddPasskey() {
  return useMutation({
    mutationFn: async (name: string) => {
      const options = await withPresence(() => api('POST /api/user/passkeys/options'));
      return api('POST /api/user/passkeys', await makePasskey(options, name));
    },
    onSuccess: () => toast({ title: 'Passkey added', description: 'You can sign in with it from now on.' }),
    onError: (error) => toastFailure('Passkey not added', error),
  });
}

export function useRemovePasskey() {
  return useMutation({
    mutationFn: (passkeyId: string) => withPresence(() => api('DELETE /api/user/passkeys/:passkeyId', { passkeyId })),
    onSuccess: () => toast({ title: 'Passkey removed' }),
    onError: (error) => toastFailure('Passkey not removed', error),
  });
}

export function useBeginSecondFactor({ onError }: { onError: () => void }) {
  return useMutation({
    mutationFn: () => withPresence(() => api('POST /api/user/second-factor')),
    onError: (error) => {
      toastFailure('App not set up', error);
      onError();
    },
  });
}

export function useConfirmSecondFactor() {
  return useMutation({
    mutationFn: (code: string) => withPresence(() => api('POST /api/user/second-factor/confirm', { code })),
    onError: (error) => {
      if (!isAboutFields(error)) toastFailure('App not set up', error);
    },
  });
}

export function useRemoveSecondFactor() {
  return useMutation({
    mutationFn: (code: string) => withPresence(() => api('DELETE /api/user/second-factor', { code })),
    onSuccess: () => toast({ title: 'App removed' }),
    onError: (error) => {
      if (!isAboutFields(error)) toastFailure('App not removed', error);
    },
  });
}

export function useMakeRecoveryCodes() {
  return useMutation({
    mutationFn: (code: string) => withPresence(() => api('POST /api/user/second-factor/recovery-codes', { code })),
    onError: (error) => {
      if (!isAboutFields(error)) toastFailure('No new codes', error);
    },
  });
}

export function useUnlinkProvider() {
  return useMutation({
    mutationFn: (linkId: string) => withPresence(() => api('DELETE /api/user/provider-links/:linkId', { linkId })),
    onSuccess: () => toast({ title: 'Account unlinked' }),
    onError: (error) => toastFailure('Not unlinked', error),
  });
}
