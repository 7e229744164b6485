import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { messageOf } from '../../lib/api-error.js';
import { api } from '../../lib/api.js';
import { changeCurrentUser } from '../../domain/user/change-user.js';
import { toast } from '../../ui/overlays/toast-store.js';
import { authWords as say } from '../../languages/auth/en.js';

export function useSignOut() {
  const client = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: () => api('POST /api/logout'),
    onSuccess: async () => {
      await changeCurrentUser(client, null);
      await navigate('/auth');
    },
    onError: (error) =>
      toast({ title: say('logoutFailed'), description: messageOf(error, say('tryAgain')), variant: 'destructive' }),
  });
}
