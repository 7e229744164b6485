import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { keepWanted } from '../../domain/user/wanted-page.js';
import { api } from '../../lib/api.js';
import { messageOf } from '../../lib/api-error.js';
import { query } from '../../lib/query.js';
import { Button } from '../../ui/controls/button.js';
import { toast } from '../../ui/overlays/toast-store.js';
import { authWords as say } from '../../languages/auth/en.js';

/** Why the browser came back from a provider without a session. */
const reasons: Record<string, string> = {
  get suspended() {
    return say('suspended');
  },
  get 'too-many-attempts'() {
    return say('tooMany');
  },
};

/** Signs in with an account elsewhere. Shows nothing unless the operator has named a provider. */
export default function ProviderButtons() {
  const { data: providers = [] } = useQuery(query('GET /api/sign-in-providers'));
  const begin = useBeginProvider();
  useToastOfReturn();
  return providers.map(({ id, name }) => (
    <Button
      key={id}
      variant="quiet"
      className="mt-3 w-full"
      isBusy={begin.isPending && begin.variables === id}
      onClick={() => begin.mutate(id)}
    >
      {say('continueWith', { name })}
    </Button>
  ));
}

function useBeginProvider() {
  const { state } = useLocation() as { state: { wanted?: string } | null };
  return useMutation({
    mutationFn: (providerId: string) => api('POST /api/login/provider/:providerId', { providerId }),
    onSuccess: ({ url }) => {
      keepWanted(state?.wanted);
      location.assign(url);
    },
    onError: (error) =>
      toast({ title: say('loginFailed'), description: messageOf(error, say('tryAgain')), variant: 'destructive' }),
  });
}

function useToastOfReturn() {
  const [search, setSearch] = useSearchParams();
  const reason = search.get('provider');
  useEffect(() => {
    if (reason === null) return;
    const description = reasons[reason] ?? say('providerFailed');
    toast({ title: say('loginFailed'), description, variant: 'destructive' });
    setSearch({}, { replace: true });
  }, [reason, setSearch]);
}
