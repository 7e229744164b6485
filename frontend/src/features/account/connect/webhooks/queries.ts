import type { WebhookToCreate } from '@presently/contracts/notifications/webhooks';
import { useMutation } from '@tanstack/react-query';
import { needsPresence, withPresence } from '../../../../domain/user/presence.js';
import { isAboutFields, messageOf } from '../../../../lib/api-error.js';
import { api } from '../../../../lib/api.js';
import { toast } from '../../../../ui/overlays/toast-store.js';

const toastFailure = (title: string) => (error: Error) => {
  if (isAboutFields(error) || needsPresence(error)) return;
  toast({ title, description: messageOf(error, 'Please try again.'), variant: 'destructive' });
};

export const useCreateWebhook = () =>
  useMutation({
    mutationFn: (wanted: WebhookToCreate) => withPresence(() => api('POST /api/user/webhooks', wanted)),
    onError: toastFailure('Webhook not made'),
  });

export const useNewSecret = () =>
  useMutation({
    mutationFn: (webhookId: string) =>
      withPresence(() => api('POST /api/user/webhooks/:webhookId/secret', { webhookId })),
    onError: toastFailure('No new secret made'),
  });

export const useRemoveWebhook = () =>
  useMutation({
    mutationFn: (webhookId: string) => api('DELETE /api/user/webhooks/:webhookId', { webhookId }),
    onSuccess: () => toast({ title: 'Webhook removed', description: 'Its receiver is told nothing more.' }),
    onError: toastFailure('Webhook not removed'),
  });

export const useSwitchOn = () =>
  useMutation({
    mutationFn: (webhookId: string) => api('POST /api/user/webhooks/:webhookId/switch-on', { webhookId }),
    onSuccess: () => toast({ title: 'Webhook switched on', description: 'What waited for it goes out now.' }),
    onError: toastFailure('Webhook not switched on'),
  });

export const useSendAgain = () =>
  useMutation({
    mutationFn: (ids: { webhookId: string; deliveryId: string }) =>
      api('POST /api/user/webhooks/:webhookId/deliveries/:deliveryId/resend', ids),
    onSuccess: () => toast({ title: 'On its way again', description: 'The receiver gets the same message once more.' }),
    onError: toastFailure('Not sent again'),
  });
