import { accountSuspended, type AccountSuspendedV1 } from '@presently/contracts/identity/suspension';
import type { Envelope } from '@presently/contracts/kit/event';
import { isUserErased } from '@presently/messaging/erased-users';
import { ReactsTo } from '@presently/messaging/reacts-to';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { applySuspension } from '../senders/apply-suspension.js';

/** Stops the sender's gifts: planned ones wait, and links show that the gift is not available. */
@Injectable()
@ReactsTo(accountSuspended)
export class OnAccountSuspended {
  async handle({ data: { userId }, aggregateversion }: Envelope<AccountSuspendedV1>, em: EntityManager): Promise<void> {
    if (await isUserErased(em, userId)) return;
    await applySuspension(em, userId, true, aggregateversion);
  }
}
