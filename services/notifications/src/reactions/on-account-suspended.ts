import { accountSuspended, type AccountSuspendedV1 } from '@presently/contracts/identity/suspension';
import type { Envelope } from '@presently/contracts/kit/event';
import { isUserErased } from '@presently/messaging/erased-users';
import { ReactsTo } from '@presently/messaging/reacts-to';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { SuspendedAccounts } from '../suspensions/suspended-accounts.js';

/** Stops gifts of the account, also those that are being sent. */
@Injectable()
@ReactsTo(accountSuspended)
export class OnAccountSuspended {
  constructor(private readonly accounts: SuspendedAccounts) {}

  async handle({ data: { userId }, aggregateversion }: Envelope<AccountSuspendedV1>, em: EntityManager): Promise<void> {
    if (await isUserErased(em, userId)) return;
    await this.accounts.write(em, userId, true, aggregateversion);
  }
}
