import type { CurrentUser } from '@presently/contracts/gateway/session';
import type { QueryClient } from '@tanstack/react-query';
import { speakAsAccountSays } from '../../languages/remember-language.js';
import { forgetSeen } from '../../lib/page/seen-cache.js';
import { keyOf } from '../../lib/query.js';
import { currentUserKey } from './current-user.js';
import { keepDraftsOf } from './drafts.js';

/** Signs another user in, or the current one out. Forgets the cached data of the previous user first. */
export async function changeCurrentUser(client: QueryClient, user: CurrentUser | null): Promise<void> {
  await client.cancelQueries();
  client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== currentUserKey[0] });
  keepDraftsOf(user?.id);
  forgetSeen();
  client.setQueryData(currentUserKey, user);
  speakAsAccountSays(user?.language);
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
