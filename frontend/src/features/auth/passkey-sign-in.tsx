import { useMutation, useQueryClient } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { useEffect } from 'react';
import { changeCurrentUser } from '../../domain/user/change-user.js';
import { cancelPasskeys, PasskeyCancelled, provePasskey, suggestsPasskeys } from '../../domain/user/passkeys.js';
import { api } from '../../lib/api.js';
import { ApiError, messageOf } from '../../lib/api-error.js';
import { Button } from '../../ui/controls/button.js';
import { toast } from '../../ui/overlays/toast-store.js';
import { authWords as say } from '../../languages/auth/en.js';

/** Shorter than the five minutes for which a challenge is valid. */
const refreshMs = 4 * 60_000;

/** Signs in without a password: by the button, or by a suggestion of the browser in the field for the username. */
export default function PasskeySignIn() {
  const { mutate: suggest } = usePasskeySignIn({ isSuggestion: true });
  // A question of the browser ends its suggestions.
  const { mutate: ask, isPending } = usePasskeySignIn({ isSuggestion: false, onError: () => suggest() });
  useEffect(() => {
    suggest();
    const timer = setInterval(() => document.visibilityState === 'visible' && suggest(), refreshMs);
    return () => {
      clearInterval(timer);
      void cancelPasskeys();
    };
  }, [suggest]);
  return (
    <Button variant="quiet" isBusy={isPending} onClick={() => ask()} className="mt-3 w-full">
      <KeyRound aria-hidden />
      {say('passkey')}
    </Button>
  );
}

interface PasskeySignInOptions {
  isSuggestion: boolean;
  onError?: () => void;
}

function usePasskeySignIn({ isSuggestion, onError }: PasskeySignInOptions) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      if (isSuggestion && !(await suggestsPasskeys())) return null;
      const options = await api('POST /api/login/passkey/options');
      return api('POST /api/login/passkey', await provePasskey(options, isSuggestion));
    },
    onSuccess: (user) => user && changeCurrentUser(client, user),
    onError: (error) => {
      // A suggestion that cannot be made is no failure of the user.
      const isSilent = isSuggestion ? !(error instanceof ApiError && error.status === 401) : isCancelled(error);
      if (!isSilent)
        toast({ title: say('loginFailed'), description: messageOf(error, say('tryAgain')), variant: 'destructive' });
      onError?.();
    },
  });
}

const isCancelled = (error: Error) => error instanceof PasskeyCancelled;
