import type { Credentials, Registration } from '@presently/contracts/identity/sessions';
import type { PasswordReset, PasswordResetRequest } from '@presently/contracts/identity/password';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError, isAboutFields, messageOf } from '../../lib/api-error.js';
import { api } from '../../lib/api.js';
import { changeCurrentUser } from '../../domain/user/current-user.js';
import { toast } from '../../ui/overlays/toast-store.js';

export const tryAgain = 'Please try again.';

/** Whether the password was right and a code is needed as well. */
export const needsCode = (error: unknown): boolean =>
  error instanceof ApiError && error.problem?.code === 'second-factor-needed';

export function useSignIn() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (credentials: Credentials) => api('POST /api/login', credentials),
    onSuccess: (user) => changeCurrentUser(client, user),
    onError: (error) => {
      if (needsCode(error) || isAboutFields(error)) return;
      toast({ title: 'Login failed', description: messageOf(error, tryAgain), variant: 'destructive' });
    },
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

export function useRequestPasswordReset() {
  return useMutation({
    mutationFn: (request: PasswordResetRequest) => api('POST /api/password-reset/request', request),
    onError: (error) => {
      if (!isAboutFields(error)) toastFailure('Request failed', error);
    },
  });
}

export function useResetPassword() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (reset: PasswordReset) => api('POST /api/password-reset', reset),
    // The new password has ended the session of this browser.
    onSuccess: () => changeCurrentUser(client, null),
    onError: (error) => {
      const isShown =
        isAboutFields(error) || (error instanceof ApiError && error.problem?.code === 'reset-link-invalid');
      if (!isShown) toastFailure('Password not changed', error);
    },
  });
}

const toastFailure = (title: string, error: unknown) =>
  toast({ title, description: messageOf(error, tryAgain), variant: 'destructive' });
