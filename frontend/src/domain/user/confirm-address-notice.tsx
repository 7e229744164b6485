import { useMutation } from '@tanstack/react-query';
import { api } from '../../lib/api.js';
import { messageOf } from '../../lib/api-error.js';
import { Button } from '../../ui/controls/button.js';
import { Card } from '../../ui/display/card.js';
import { toast } from '../../ui/overlays/toast-store.js';
import { useSignedInUser } from './current-user.js';

/** Says what waits for the confirmation of the address, and sends the link again. */
export function ConfirmAddressNotice() {
  const { email, emailConfirmed } = useSignedInUser();
  const send = useSendConfirmation();
  if (!email || emailConfirmed) return null;
  return (
    <Card className="flex flex-wrap items-center gap-x-10 gap-y-4 bg-paper-deep px-6 py-5">
      <div className="min-w-60 flex-1">
        <h2 className="text-xl">Confirm your email address</h2>
        <p className="mt-1 text-ink-soft">
          We sent a link to <span className="wrap-anywhere text-ink">{email}</span>. Until you open it and confirm,
          reminders and news of your gifts are not sent there.
        </p>
      </div>
      <Button variant="quiet" isBusy={send.isPending} onClick={() => send.mutate(email)}>
        Send again
      </Button>
    </Card>
  );
}

function useSendConfirmation() {
  return useMutation({
    mutationFn: (_email: string) => api('POST /api/user/confirmation'),
    onSuccess: (_answer, email) => toast({ title: 'Link sent', description: `Check the inbox of ${email}.` }),
    onError: (error) =>
      toast({ title: 'Link not sent', description: messageOf(error, 'Please try again.'), variant: 'destructive' }),
  });
}
