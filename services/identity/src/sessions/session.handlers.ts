import type { SessionHolder, SessionToken } from '@presently/contracts/identity';
import { resolveSession, signOut } from '@presently/contracts/identity';
import type { Success } from '@presently/contracts/plain';
import { Handles } from '@presently/messaging/handles';
import { unauthenticated } from '@presently/messaging/problem';
import { EntityManager } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import { displayNameOf } from '../accounts/user.entity.js';
import { Sessions } from './sessions.js';

/** What becomes of a session once it exists. */
@Controller()
export class SessionHandlers {
  constructor(
    private readonly em: EntityManager,
    private readonly sessions: Sessions,
  ) {}

  @Handles(resolveSession)
  async resolveSession({ sessionToken }: SessionToken): Promise<SessionHolder> {
    const session = await this.sessions.find(this.em, sessionToken);
    if (!session) throw unauthenticated();
    const { user } = session;
    return {
      userId: user.id,
      displayName: displayNameOf(user),
      isAdmin: user.isAdmin,
      expiresAt: session.expire.toISOString(),
    };
  }

  /** Succeeds for any token: afterwards it opens nothing. */
  @Handles(signOut)
  async signOut({ sessionToken }: SessionToken): Promise<Success> {
    await this.sessions.close(this.em, sessionToken);
    return { success: true };
  }
}
