import { useMutation } from '@tanstack/react-query';
import { makePasskey, PasskeyCancelled } from '../../../domain/user/passkeys.js';
import { withPresence } from '../../../domain/user/presence/presence.js';
import { isAboutFields, messageOf } from '../../../lib/api-error.js';
import { api } from '../../../lib/api.js';
import { toast } from '../../../ui/overlays/toast-store.js';
import { accountWords as say } from '../../../languages/account/en.js';

function toastFailure(title: string, error: Error): void {
  if (error instanceof PasskeyCancelled) return;
  toast({ title, description: messageOf(error, say('tryAgain')), variant: 'destructive' });
}

export function useAddPasskey() {
  return useMutation({
    mutationFn: async (name: string) => {
      const options = await withPresence(() => api('POST /api/user/passkeys/options'));
      return api('POST /api/user/passkeys', await makePasskey(options, name));
    },
    onSuccess: () => toast({ title: say('passkeyAdded'), description: say('passkeyAddedText') }),
    onError: (error) => toastFailure(say('passkeyNotAdded'), error),
  });
}

export function useRemovePasskey() {
  return useMutation({
    mutationFn: (passkeyId: string) => withPresence(() => api('DELETE /api/user/passkeys/:passkeyId', { passkeyId })),
    onSuccess: () => toast({ title: say('passkeyRemoved') }),
    onError: (error) => toastFailure(say('passkeyNotRemoved'), error),
  });
}

export function useBeginSecondFactor({ onError }: { onError: () => void }) {
  return useMutation({
    mutationFn: () => withPresence(() => api('POST /api/user/second-factor')),
    onError: (error) => {
      toastFailure(say('appNotSetUp'), error);
      onError();
    },
  });
}

export function useConfirmSecondFactor() {
  return useMutation({
    mutationFn: (code: string) => withPresence(() => api('POST /api/user/second-factor/confirm', { code })),
    onError: (error) => {
      if (!isAboutFields(error)) toastFailure(say('appNotSetUp'), error);
    },
  });
}

export function useRemoveSecondFactor() {
  return useMutation({
    mutationFn: (code: string) => withPresence(() => api('DELETE /api/user/second-factor', { code })),
    onSuccess: () => toast({ title: say('appRemoved') }),
    onError: (error) => {
      if (!isAboutFields(error)) toastFailure(say('appNotRemoved'), error);
    },
  });
}

export function useMakeRecoveryCodes() {
  return useMutation({
    mutationFn: (code: string) => withPresence(() => api('POST /api/user/second-factor/recovery-codes', { code })),
    onError: (error) => {
      if (!isAboutFields(error)) toastFailure(say('noNewCodes'), error);
    },
  });
}

export function useUnlinkProvider() {
  return useMutation({
    mutationFn: (linkId: string) => withPresence(() => api('DELETE /api/user/provider-links/:linkId', { linkId })),
    onSuccess: () => toast({ title: say('unlinked') }),
    onError: (error) => toastFailure(say('notUnlinked'), error),
  });
}
