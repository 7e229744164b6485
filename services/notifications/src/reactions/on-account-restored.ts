import { accountRestored, type AccountRestoredV1 } from '@presently/contracts/identity/suspension';
import type { Envelope } from '@presently/contracts/kit/event';
import { isUserErased } from '@presently/messaging/erased-users';
import { ReactsTo } from '@presently/messaging/reacts-to';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { SuspendedAccounts } from '../suspensions/suspended-accounts.js';

/** Lets gifts of the account leave again. */
@Injectable()
@ReactsTo(accountRestored)
export class OnAccountRestored {
  constructor(private readonly accounts: SuspendedAccounts) {}

  async handle({ data: { userId }, aggregateversion }: Envelope<AccountRestoredV1>, em: EntityManager): Promise<void> {
    if (await isUserErased(em, userId)) return;
    await this.accounts.write(em, userId, false, aggregateversion);
  }
}
