import type { CurrentUser } from '@presently/contracts/gateway/session';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.js';
import { currentUserQuery } from './current-user.js';

/** `Maria van Dyk` is Maria, of the family van Dyk. */
export function namesIn(typed: string): { firstName: string; lastName: string } {
  const [firstName = '', ...rest] = typed.trim().split(/\s+/);
  return { firstName, lastName: rest.join(' ') };
}

/** Gives a user with an address a name. */
export function useChangeName({ username, email }: Pick<CurrentUser, 'username' | 'email'>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (typed: string) => api('PATCH /api/user/account', { username, email: email ?? '', ...namesIn(typed) }),
    onSuccess: (changed) => {
      client.setQueryData(currentUserQuery.queryKey, (user) => user && Object.assign({}, user, changed));
    },
  });
}
