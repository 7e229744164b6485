import type { TokenToCreate } from '@presently/contracts/identity/tokens';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { withPresence } from '../../../domain/user/presence.js';
import { isAboutFields, messageOf } from '../../../lib/api-error.js';
import { api } from '../../../lib/api.js';
import { keyOf } from '../../../lib/query.js';
import { toast } from '../../../ui/overlays/toast-store.js';

const shows = ['GET /api/user/tokens', 'GET /api/user/security-log'] as const;

function useReload() {
  const client = useQueryClient();
  return () => Promise.all(shows.map((route) => client.invalidateQueries({ queryKey: keyOf(route) })));
}

function toastFailure(title: string, error: Error): void {
  toast({ title, description: messageOf(error, 'Please try again.'), variant: 'destructive' });
}

export function useCreateToken() {
  const reload = useReload();
  return useMutation({
    mutationFn: (wanted: TokenToCreate) => withPresence(() => api('POST /api/user/tokens', wanted)),
    onSuccess: reload,
    onError: (error) => {
      if (!isAboutFields(error)) toastFailure('Token not made', error);
    },
  });
}

export function useRevokeToken() {
  const reload = useReload();
  return useMutation({
    mutationFn: (tokenId: string) => api('DELETE /api/user/tokens/:tokenId', { tokenId }),
    onSuccess: () => {
      toast({ title: 'Token revoked', description: 'Programs that have it can do nothing any more.' });
      return reload();
    },
    onError: (error) => toastFailure('Token not revoked', error),
  });
}
