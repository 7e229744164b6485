import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError } from '../../lib/api-error.js';
import { currentUserKey } from './current-user.js';

/** Data is read once and stays until something says that it changed; nothing is tried twice behind the person's back. */
export function createQueryClient(): QueryClient {
  const onError = (error: Error) => noticeEndOfSession(client, error);
  const client = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        refetchInterval: false,
        refetchOnWindowFocus: false,
        staleTime: Number.POSITIVE_INFINITY,
        retry: false,
      },
      mutations: { retry: false },
    },
  });
  return client;
}

/** A session that ended elsewhere shows as a 401 on any call: from then on nobody is signed in here. */
export function noticeEndOfSession(client: QueryClient, error: unknown): void {
  if (error instanceof ApiError && error.status === 401) client.setQueryData(currentUserKey, null);
}
