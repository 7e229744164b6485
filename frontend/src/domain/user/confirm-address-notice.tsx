import { useMutation } from '@tanstack/react-query';
import { commonWords as common } from '../../languages/common/en.js';
import { confirmAddressWords as say } from '../../languages/confirm-address/en.js';
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
        <h2 className="text-xl">{say('title')}</h2>
        <p className="mt-1 wrap-anywhere text-ink-soft">{say.rich('text', { email })}</p>
      </div>
      <Button variant="quiet" isBusy={send.isPending} onClick={() => send.mutate(email)}>
        {say('again')}
      </Button>
    </Card>
  );
}

function useSendConfirmation() {
  return useMutation({
    mutationFn: async (email: string) => (await import('./send-confirmation.js')).sendConfirmation(email),
    onError: () => toast({ title: common('unreachableNow'), variant: 'destructive' }),
  });
}
