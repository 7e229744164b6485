import { accountRestored, type AccountRestoredV1 } from '@presently/contracts/identity/suspension';
import type { Envelope } from '@presently/contracts/kit/event';
import { isUserErased } from '@presently/messaging/erased-users';
import { ReactsTo } from '@presently/messaging/reacts-to';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { applySuspension } from '../senders/apply-suspension.js';

/** Lets the sender's gifts go on. */
@Injectable()
@ReactsTo(accountRestored)
export class OnAccountRestored {
  async handle({ data: { userId }, aggregateversion }: Envelope<AccountRestoredV1>, em: EntityManager): Promise<void> {
    if (await isUserErased(em, userId)) return;
    await applySuspension(em, userId, false, aggregateversion);
  }
}
