import type { CurrentUser } from '@presently/contracts/gateway/session';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { speakAsAccountSays } from '../../languages/remember-language.js';
import { ApiError } from '../../lib/api-error.js';
import { api } from '../../lib/api.js';
import { keyOf } from '../../lib/query.js';
import { forgetSeen } from '../../lib/page/seen-cache.js';

export const currentUserKey = keyOf('GET /api/user');

/** The signed-in user; `null` for a visitor, which is an answer and not an error. */
export const currentUserQuery = queryOptions({
  queryKey: currentUserKey,
  queryFn: async ({ signal }): Promise<CurrentUser | null> => {
    try {
      const user = await api('GET /api/user', {}, { signal });
      speakAsAccountSays(user.language);
      return user;
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
