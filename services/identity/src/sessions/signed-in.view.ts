import type { SignedIn } from '@presently/contracts/identity/sessions';
import type { User } from '../users/user.entity.js';
import { presentUser } from '../users/user.views.js';
import type { OpenedSession } from './sessions.js';

/** For the gateway, which writes the token into the cookie and returns only the user. */
export const presentSignedIn = (user: User, session: OpenedSession & { device: string }): SignedIn => ({
  user: presentUser(user),
  sessionToken: session.token,
  expiresAt: session.expiresAt.toISOString(),
  device: session.device,
});
