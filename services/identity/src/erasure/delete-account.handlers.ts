import { deleteAccount } from '@presently/contracts/identity/erasure';
import type { Nothing, Success } from '@presently/contracts/kit/empty-messages';
import { Handles, type HandlerContext } from '@presently/messaging/handles';
import { requirePresence } from '@presently/messaging/calls/presence';
import { unauthenticated } from '@presently/messaging/problem';
import { Clock } from '@presently/service/clock';
import { EntityManager } from '@mikro-orm/postgresql';
import { Controller, Logger } from '@nestjs/common';
import { Sessions } from '../sessions/sessions.js';
import { lockById } from '../users/users.queries.js';
import { prepareNotice } from './deletion-notices.js';
import { Erasures } from './erasures.js';

@Controller()
export class DeleteAccountHandlers {
  private readonly log = new Logger(DeleteAccountHandlers.name);

  constructor(
    private readonly em: EntityManager,
    private readonly sessions: Sessions,
    private readonly erasures: Erasures,
    private readonly clock: Clock,
  ) {}

  /** Ends the account before it answers. The other services erase their data afterwards. */
  @Handles(deleteAccount)
  async deleteAccount(_input: Nothing, { caller }: HandlerContext<typeof deleteAccount>): Promise<Success> {
    if (!caller) throw unauthenticated();
    requirePresence(caller, this.clock.now());
    const ended = await this.em.transactional(async (tx) => {
      const user = await lockById(tx, caller.userId);
      if (user) await prepareNotice(tx, user, this.clock.now());
      return this.erasures.endAccount(tx, caller.userId);
    });
    if (!ended) throw unauthenticated();
    this.sessions.publishEnded(ended);
    // An operator who restores an old backup finds the users to erase again in the log.
    this.log.log(`user ${caller.userId} has been erased`);
    return { success: true };
  }
}
