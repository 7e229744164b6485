import type { AccountChange } from '@presently/contracts/identity/accounts';
import type { PasswordChange } from '@presently/contracts/identity/password';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isAboutFields, messageOf } from '../../lib/api-error.js';
import { api } from '../../lib/api.js';
import { currentUserQuery } from '../../domain/user/current-user.js';
import { withPresence } from '../../domain/user/presence/presence.js';
import { toast } from '../../ui/overlays/toast-store.js';
import { accountWords as say } from '../../languages/account/en.js';

export function useChangeAccount() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (change: AccountChange) => withPresence(() => api('PATCH /api/user/account', change)),
    onSuccess: (changed) => {
      toast({ title: say('updated') });
      client.setQueryData(currentUserQuery.queryKey, (user) => user && Object.assign({}, user, changed));
    },
    onError: (error) =>
      toast({
        title: say('updateFailed'),
        description: messageOf(error, say('tryAgain')),
        variant: 'destructive',
      }),
  });
}

export function useChangePassword() {
  return useMutation({
    mutationFn: (change: PasswordChange) => api('POST /api/user/password', change),
    onSuccess: () => toast({ title: say('passwordChanged'), description: say('passwordChangedText') }),
    onError: (error) => {
      if (isAboutFields(error)) return;
      toast({ title: say('changeFailed'), description: messageOf(error, say('tryAgain')), variant: 'destructive' });
    },
  });
}

/** Ends one session, or all others if none is given. */
export function useEndSessions() {
  return useMutation({
    mutationFn: (sessionId: string | undefined) =>
      sessionId === undefined
        ? api('DELETE /api/user/sessions')
        : api('DELETE /api/user/sessions/:sessionId', { sessionId }),
    onError: (error) =>
      toast({ title: say('notSignedOut'), description: messageOf(error, say('tryAgain')), variant: 'destructive' }),
  });
}

/** Ends the notifications of one device. */
export function useRemovePush() {
  return useMutation({
    mutationFn: (pushSubscriptionId: string) =>
      api('DELETE /api/user/push-subscriptions/:pushSubscriptionId', { pushSubscriptionId }),
    onSuccess: () => toast({ title: say('notificationsOff') }),
    onError: (error) =>
      toast({ title: say('notChanged'), description: messageOf(error, say('tryAgain')), variant: 'destructive' }),
  });
}
