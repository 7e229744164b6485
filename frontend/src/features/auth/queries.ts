import type { Credentials, Registration } from '@presently/contracts/identity';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { messageOf } from '../../lib/api-error.js';
import { api } from '../../lib/api.js';
import { changeCurrentUser } from '../../lib/current-user.js';
import { toast } from '../../ui/toast-store.js';

const tryAgain = 'Please try again.';

export function useSignIn() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (credentials: Credentials) => api('POST /api/login', credentials),
    onSuccess: (user) => changeCurrentUser(client, user),
    onError: (error) =>
      toast({ title: 'Login failed', description: messageOf(error, tryAgain), variant: 'destructive' }),
  });
}

export function useRegister() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (registration: Registration) => api('POST /api/register', registration),
    onSuccess: async (user) => {
      await changeCurrentUser(client, user);
      toast({ title: 'Welcome to Presently!', description: 'Your account has been created successfully.' });
    },
    onError: (error) =>
      toast({ title: 'Registration failed', description: messageOf(error, tryAgain), variant: 'destructive' }),
  });
}
