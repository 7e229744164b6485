import type { CurrentUser } from '@presently/contracts/gateway/session';
import { queryOptions, useQuery, type QueryClient } from '@tanstack/react-query';
import { ApiError } from '../../lib/api-error.js';
import { api } from '../../lib/api.js';
import { keepDraftsOf } from './drafts.js';
import { keyOf } from '../../lib/query.js';

export const currentUserKey = keyOf('GET /api/user');

/** Who is signed in; `null` is nobody, which is an answer and not an error. */
export const currentUserQuery = queryOptions({
  queryKey: currentUserKey,
  queryFn: async ({ signal }): Promise<CurrentUser | null> => {
    try {
      return await api('GET /api/user', {}, { signal });
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) return null;
      throw error;
    }
  },
});

/** The signed-in user, in screens that stand behind sign-in. */
export function useSignedInUser(): CurrentUser {
  const { data } = useQuery(currentUserQuery);
  if (!data) throw new Error('This screen needs a signed-in user');
  return data;
}

/** Another person, or nobody, is at the screen now: whatever the one before could see is forgotten first. */
export async function changeCurrentUser(client: QueryClient, user: CurrentUser | null): Promise<void> {
  await client.cancelQueries();
  client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== currentUserKey[0] });
  keepDraftsOf(user?.id);
  client.setQueryData(currentUserKey, user);
  await client.invalidateQueries({ queryKey: keyOf('GET /api/auth/user') });
}

/** The account is gone: nothing of it, nor of its choices, stays in this browser. */
export async function forgetEverything(client: QueryClient): Promise<void> {
  await changeCurrentUser(client, null);
  client.getMutationCache().clear();
  for (const storage of ['localStorage', 'sessionStorage'] as const) {
    try {
      globalThis[storage].clear();
    } catch {
      // Storage that is forbidden has kept nothing.
    }
  }
}
