import type { CurrentUser } from '@presently/contracts/gateway/session';
import { queryOptions, useQuery, type QueryClient } from '@tanstack/react-query';
import { ApiError } from '../../lib/api-error.js';
import { api } from '../../lib/api.js';
import { keepDraftsOf } from './drafts.js';
import { keyOf } from '../../lib/query.js';
import { forgetSeen } from '../../lib/page/seen-cache.js';

export const currentUserKey = keyOf('GET /api/user');

/** The signed-in user; `null` for a visitor, which is an answer and not an error. */
export const currentUserQuery = queryOptions({
  queryKey: currentUserKey,
  queryFn: async ({ signal }): Promise<CurrentUser | null> => {
    try {
      return await api('GET /api/user', {}, { signal });
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 401) throw error;
      forgetSeen();
      return null;
    }
  },
});

/** The signed-in user, for screens behind sign-in. */
export function useSignedInUser(): CurrentUser {
  const { data } = useQuery(currentUserQuery);
  if (!data) throw new Error('This screen needs a signed-in user');
  return data;
}

/** Signs another user in, or the current one out. Forgets the cached data of the previous user first. */
export async function changeCurrentUser(client: QueryClient, user: CurrentUser | null): Promise<void> {
  await client.cancelQueries();
  client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== currentUserKey[0] });
  keepDraftsOf(user?.id);
  forgetSeen();
  client.setQueryData(currentUserKey, user);
  await client.invalidateQueries({ queryKey: keyOf('GET /api/auth/user') });
}

/** Removes all data of a deleted account, settings included, from this browser. */
export async function forgetEverything(client: QueryClient): Promise<void> {
  await changeCurrentUser(client, null);
  client.getMutationCache().clear();
  for (const storage of ['localStorage', 'sessionStorage'] as const) {
    try {
      globalThis[storage].clear();
    } catch {
      // The browser forbids storage, so it holds nothing.
    }
  }
}
