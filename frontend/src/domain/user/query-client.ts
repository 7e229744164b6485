import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError } from '../../lib/api-error.js';
import { fetchEarly } from '../../lib/page/lazy-part.js';
import { fetchChanges, readAgainAfterCalls } from '../../lib/live/read-again.js';
import { forgetSeen } from '../../lib/page/seen-cache.js';
import { currentUserKey } from './current-user.js';

/**
 * Data stays fresh until it is invalidated, and failed calls are not retried. Calls without a network fail, so that the
 * screen can say so: by default they would be kept until there is one. What a call changes is read again after it.
 */
export function createQueryClient(): QueryClient {
  const onError = (error: Error) => noticeEndOfSession(client, error);
  const client = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({
      onError,
      onMutate: () => fetchEarly(fetchChanges),
      // After the mutation's own `onSuccess`. It stays pending until the screen shows what it has changed.
      onSettled: (_answer, _error, _variables, _context, { meta }) => (meta?.isDoneAtOnce ? undefined : whenRead()),
    }),
    defaultOptions: {
      queries: {
        refetchInterval: false,
        refetchOnWindowFocus: false,
        staleTime: Number.POSITIVE_INFINITY,
        retry: false,
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  const whenRead = readAgainAfterCalls(client);
  return client;
}

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: {
      /** Whether it is over with its answer: its form goes before the screen shows what has changed. */
      isDoneAtOnce?: boolean;
    };
  }
}

/** Set after a session has ended by itself, until the next one begins. */
export const sessionEndedKey = ['session-ended'];

/** A 401 on any call means that the session has ended: no user is signed in any more. */
export function noticeEndOfSession(client: QueryClient, error: unknown): void {
  if (!(error instanceof ApiError) || error.status !== 401) return;
  if (client.getQueryData(currentUserKey)) client.setQueryData(sessionEndedKey, true);
  client.setQueryData(currentUserKey, null);
  forgetSeen();
}
