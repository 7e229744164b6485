import { deleteAccount } from '@presently/contracts/erasure';
import type { Nothing, Success } from '@presently/contracts/plain';
import { Handles, type HandlerContext } from '@presently/messaging/handles';
import { unauthenticated } from '@presently/messaging/problem';
import { Clock } from '@presently/service/clock';
import { EntityManager } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import { lockById } from '../accounts/users.queries.js';
import { ResetRequest } from '../passwords/reset-request.entity.js';
import { Sessions } from '../sessions/sessions.js';
import { Erasures } from './erasures.js';

@Controller()
export class DeleteAccountHandlers {
  constructor(
    private readonly em: EntityManager,
    private readonly sessions: Sessions,
    private readonly erasures: Erasures,
    private readonly clock: Clock,
  ) {}

  /** When it answers, the account is gone for its user and for everybody else; the other services follow. */
  @Handles(deleteAccount)
  async deleteAccount(_input: Nothing, { caller }: HandlerContext<typeof deleteAccount>): Promise<Success> {
    if (!caller) throw unauthenticated();
    const ended = await this.em.transactional(async (tx) => {
      const user = await lockById(tx, caller.userId);
      if (!user) throw unauthenticated();
      user.beginErasure(this.clock.now());
      await tx.flush();
      await tx.nativeDelete(ResetRequest, { user: user.id });
      await this.erasures.begin(tx, user);
      return this.sessions.endAllOf(tx, user);
    });
    this.sessions.announceEnded(ended);
    return { success: true };
  }
}
