import type { Credentials, Registration } from '@presently/contracts/identity/sessions';
import type { PasswordReset, PasswordResetRequest } from '@presently/contracts/identity/password';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError, isAboutFields, messageOf } from '../../lib/api-error.js';
import { api } from '../../lib/api.js';
import { changeCurrentUser } from '../../domain/user/change-user.js';
import { toast } from '../../ui/overlays/toast-store.js';
import { authWords as say } from '../../languages/auth/en.js';

export const tryAgain = () => say('tryAgain');

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
      toast({ title: say('loginFailed'), description: messageOf(error, tryAgain()), variant: 'destructive' });
    },
  });
}

export function useRegister() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (registration: Registration) => api('POST /api/register', registration),
    onSuccess: async (user) => {
      await changeCurrentUser(client, user);
      toast({ title: say('welcome'), description: say('accountCreated') });
    },
    onError: (error) =>
      toast({ title: say('registrationFailed'), description: messageOf(error, tryAgain()), variant: 'destructive' }),
  });
}

export function useRequestPasswordReset() {
  return useMutation({
    mutationFn: (request: PasswordResetRequest) => api('POST /api/password-reset/request', request),
    onError: (error) => {
      if (!isAboutFields(error)) toastFailure(say('requestFailed'), error);
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
      if (!isShown) toastFailure(say('passwordNotChanged'), error);
    },
  });
}

const toastFailure = (title: string, error: unknown) =>
  toast({ title, description: messageOf(error, tryAgain()), variant: 'destructive' });
