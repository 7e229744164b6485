import type { SignedIn } from '@presently/contracts/identity/sessions';
import type { User } from '../users/user.entity.js';
import { presentUser } from '../users/user.views.js';
import type { OpenedSession } from './sessions.js';

/** For the gateway, which puts the token into the cookie and passes on the user alone. */
export const presentSignedIn = (user: User, session: OpenedSession): SignedIn => ({
  user: presentUser(user),
  sessionToken: session.token,
  expiresAt: session.expiresAt.toISOString(),
});
