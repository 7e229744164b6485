import type { Nothing, Success } from '@presently/contracts/kit/empty-messages';
import { checkPresence, reauthenticate, type Reauthentication } from '@presently/contracts/identity/session-list';
import { Handles, type HandlerContext } from '@presently/messaging/handles';
import { requirePresence } from '@presently/messaging/calls/presence';
import { unauthenticated } from '@presently/messaging/problem';
import { Clock } from '@presently/service/clock';
import { EntityManager } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import { Sessions } from '../sessions/sessions.js';
import { provedBySession } from '../throttling/throttles.js';
import { findById } from '../users/users.queries.js';
import { CurrentPasswords } from './current-passwords.js';

@Controller()
export class ReauthenticateHandlers {
  constructor(
    private readonly em: EntityManager,
    private readonly currentPasswords: CurrentPasswords,
    private readonly sessions: Sessions,
    private readonly clock: Clock,
  ) {}

  @Handles(reauthenticate)
  async reauthenticate(
    { password }: Reauthentication,
    { caller, address = '' }: HandlerContext<typeof reauthenticate>,
  ): Promise<Success> {
    const user = await findById(this.em, caller.userId);
    if (!user || !caller.sessionId) throw unauthenticated();
    const { sessionId: session } = caller;
    await this.currentPasswords.verify(user, {
      what: 'reauthenticate',
      password,
      field: 'password',
      address,
      known: provedBySession(session),
    });
    await this.sessions.provePresence(this.em, user, session);
    return { success: true };
  }

  @Handles(checkPresence)
  async check(_input: Nothing, { caller }: HandlerContext<typeof checkPresence>): Promise<Success> {
    requirePresence(caller, this.clock.now());
    return { success: true };
  }
}
