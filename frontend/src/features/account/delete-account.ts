import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { messageOf } from '../../lib/api-error.js';
import { api } from '../../lib/api.js';
import { forgetEverything } from '../../domain/user/change-user.js';
import { withPresence } from '../../domain/user/presence/presence.js';
import { toast } from '../../ui/overlays/toast-store.js';
import { accountWords as say } from '../../languages/account/en.js';

export function useDeleteAccount() {
  const client = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: () => withPresence(() => api('DELETE /api/user/delete')),
    onSuccess: async () => {
      await forgetEverything(client);
      await navigate('/auth', { replace: true });
      toast({ title: say('deleted'), description: say('deletedText') });
    },
    onError: (error) =>
      toast({ title: say('deleteFailed'), description: messageOf(error, say('tryAgain')), variant: 'destructive' }),
  });
}
