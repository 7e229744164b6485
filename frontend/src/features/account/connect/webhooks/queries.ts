import type { WebhookToCreate } from '@presently/contracts/notifications/webhooks';
import { useMutation } from '@tanstack/react-query';
import { needsPresence, withPresence } from '../../../../domain/user/presence/presence.js';
import { isAboutFields, messageOf } from '../../../../lib/api-error.js';
import { api } from '../../../../lib/api.js';
import { toast } from '../../../../ui/overlays/toast-store.js';
import { connectWords as say } from '../../../../languages/connect/en.js';

const toastFailure = (title: string) => (error: Error) => {
  if (isAboutFields(error) || needsPresence(error)) return;
  toast({ title, description: messageOf(error, say('tryAgain')), variant: 'destructive' });
};

export const useCreateWebhook = () =>
  useMutation({
    mutationFn: (wanted: WebhookToCreate) => withPresence(() => api('POST /api/user/webhooks', wanted)),
    onError: toastFailure(say('webhookNotMade')),
  });

export const useNewSecret = () =>
  useMutation({
    mutationFn: (webhookId: string) =>
      withPresence(() => api('POST /api/user/webhooks/:webhookId/secret', { webhookId })),
    onError: toastFailure(say('noNewSecret')),
  });

export const useRemoveWebhook = () =>
  useMutation({
    mutationFn: (webhookId: string) => api('DELETE /api/user/webhooks/:webhookId', { webhookId }),
    onSuccess: () => toast({ title: say('webhookRemoved'), description: say('webhookRemovedText') }),
    onError: toastFailure(say('webhookNotRemoved')),
  });

export const useSwitchOn = () =>
  useMutation({
    mutationFn: (webhookId: string) => api('POST /api/user/webhooks/:webhookId/switch-on', { webhookId }),
    onSuccess: () => toast({ title: say('webhookOn'), description: say('webhookOnText') }),
    onError: toastFailure(say('webhookNotOn')),
  });

export const useSendAgain = () =>
  useMutation({
    mutationFn: (ids: { webhookId: string; deliveryId: string }) =>
      api('POST /api/user/webhooks/:webhookId/deliveries/:deliveryId/resend', ids),
    onSuccess: () => toast({ title: say('onItsWay'), description: say('onItsWayText') }),
    onError: toastFailure(say('notSentAgain')),
  });
