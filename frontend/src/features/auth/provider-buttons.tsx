import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { keepWanted } from '../../domain/user/wanted-page.js';
import { api } from '../../lib/api.js';
import { messageOf } from '../../lib/api-error.js';
import { query } from '../../lib/query.js';
import { Button } from '../../ui/controls/button.js';
import { toast } from '../../ui/overlays/toast-store.js';

/** Why the browser came back from a provider without a session. */
const reasons: Record<string, string> = {
  suspended: 'This account is suspended.',
  'too-many-attempts': 'Too many attempts. Please try again later.',
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
      Continue with {name}
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
      toast({ title: 'Login failed', description: messageOf(error, 'Please try again.'), variant: 'destructive' }),
  });
}

function useToastOfReturn() {
  const [search, setSearch] = useSearchParams();
  const reason = search.get('provider');
  useEffect(() => {
    if (reason === null) return;
    const description = reasons[reason] ?? 'The provider did not sign you in. Please try again.';
    toast({ title: 'Login failed', description, variant: 'destructive' });
    setSearch({}, { replace: true });
  }, [reason, setSearch]);
}
