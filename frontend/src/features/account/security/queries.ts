import { useMutation, useQueryClient } from '@tanstack/react-query';
import { makePasskey, PasskeyCancelled } from '../../../domain/user/passkeys.js';
import { withPresence } from '../../../domain/user/presence.js';
import { isAboutFields, messageOf } from '../../../lib/api-error.js';
import { api } from '../../../lib/api.js';
import { keyOf } from '../../../lib/query.js';
import { toast } from '../../../ui/overlays/toast-store.js';

const shows = [
  'GET /api/user/passkeys',
  'GET /api/user/second-factor',
  'GET /api/user/provider-links',
  'GET /api/user/security-log',
] as const;

/** Reloads what shows a change to the ways of signing in. */
function useReload() {
  const client = useQueryClient();
  return () => Promise.all(shows.map((route) => client.invalidateQueries({ queryKey: keyOf(route) })));
}

function toastFailure(title: string, error: Error): void {
  if (error instanceof PasskeyCancelled) return;
  toast({ title, description: messageOf(error, 'Please try again.'), variant: 'destructive' });
}

export function useAddPasskey() {
  const reload = useReload();
  return useMutation({
    mutationFn: async (name: string) => {
      const options = await withPresence(() => api('POST /api/user/passkeys/options'));
      return api('POST /api/user/passkeys', await makePasskey(options, name));
    },
    onSuccess: () => {
      toast({ title: 'Passkey added', description: 'You can sign in with it from now on.' });
      return reload();
    },
    onError: (error) => toastFailure('Passkey not added', error),
  });
}

export function useRemovePasskey() {
  const reload = useReload();
  return useMutation({
    mutationFn: (passkeyId: string) => withPresence(() => api('DELETE /api/user/passkeys/:passkeyId', { passkeyId })),
    onSuccess: () => {
      toast({ title: 'Passkey removed' });
      return reload();
    },
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
  const reload = useReload();
  return useMutation({
    mutationFn: (code: string) => withPresence(() => api('POST /api/user/second-factor/confirm', { code })),
    onSuccess: reload,
    onError: (error) => {
      if (!isAboutFields(error)) toastFailure('App not set up', error);
    },
  });
}

export function useRemoveSecondFactor() {
  const reload = useReload();
  return useMutation({
    mutationFn: (code: string) => withPresence(() => api('DELETE /api/user/second-factor', { code })),
    onSuccess: () => {
      toast({ title: 'App removed' });
      return reload();
    },
    onError: (error) => {
      if (!isAboutFields(error)) toastFailure('App not removed', error);
    },
  });
}

export function useMakeRecoveryCodes() {
  const reload = useReload();
  return useMutation({
    mutationFn: (code: string) => withPresence(() => api('POST /api/user/second-factor/recovery-codes', { code })),
    onSuccess: reload,
    onError: (error) => {
      if (!isAboutFields(error)) toastFailure('No new codes', error);
    },
  });
}

export function useUnlinkProvider() {
  const reload = useReload();
  return useMutation({
    mutationFn: (linkId: string) => withPresence(() => api('DELETE /api/user/provider-links/:linkId', { linkId })),
    onSuccess: () => {
      toast({ title: 'Account unlinked' });
      return reload();
    },
    onError: (error) => toastFailure('Not unlinked', error),
  });
}
