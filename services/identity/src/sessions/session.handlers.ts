import { type SessionHolder, type SessionToken, resolveSession, signOut } from '@presently/contracts/identity/sessions';
import type { Success } from '@presently/contracts/kit/empty-messages';
import { Handles } from '@presently/messaging/handles';
import { unauthenticated } from '@presently/messaging/problem';
import { EntityManager } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import { Sessions } from './sessions.js';

/** Resolving and ending sessions. */
@Controller()
export class SessionHandlers {
  constructor(
    private readonly em: EntityManager,
    private readonly sessions: Sessions,
  ) {}

  @Handles(resolveSession)
  async resolveSession({ sessionToken }: SessionToken): Promise<SessionHolder> {
    const holder = await this.sessions.holderOf(this.em, sessionToken);
    if (!holder) throw unauthenticated();
    return holder;
  }

  /** Succeeds for any token, because afterwards it is invalid in any case. */
  @Handles(signOut)
  async signOut({ sessionToken }: SessionToken): Promise<Success> {
    await this.sessions.close(this.em, sessionToken);
    return { success: true };
  }
}
