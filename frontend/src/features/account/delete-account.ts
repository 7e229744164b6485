import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { messageOf } from '../../lib/api-error.js';
import { api } from '../../lib/api.js';
import { forgetEverything } from '../../domain/user/current-user.js';
import { withPresence } from '../../domain/user/presence.js';
import { toast } from '../../ui/overlays/toast-store.js';

export function useDeleteAccount() {
  const client = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: () => withPresence(() => api('DELETE /api/user/delete')),
    onSuccess: async () => {
      await forgetEverything(client);
      await navigate('/auth', { replace: true });
      toast({ title: 'Account Deleted', description: 'Everything in it has been removed.' });
    },
    onError: (error) =>
      toast({ title: 'Deletion Failed', description: messageOf(error, 'Please try again.'), variant: 'destructive' }),
  });
}
