import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Outcome } from '../deliveries/outcome.js';
import { SuspendedAccount } from './suspended-account.entity.js';

/** The outcome of a message of a suspended account. */
export const stoppedBySuspension: Outcome = {
  kind: 'refused',
  error: 'account suspended',
  reason: 'This message was stopped, because the account is suspended.',
};

/** Accounts for which no gift may leave. */
@Injectable()
export class SuspendedAccounts {
  constructor(private readonly em: EntityManager) {}

  /** Ask last, right before the message leaves. */
  async has(userId: string): Promise<boolean> {
    return (await this.em.fork().count(SuspendedAccount, { userId, isSuspended: true })) > 0;
  }

  /** Writes what an event says, unless a newer one was written. */
  async write(tx: EntityManager, userId: string, isSuspended: boolean, version: number): Promise<void> {
    await tx.execute(
      `insert into suspended_accounts as known (user_id, is_suspended, version) values (?, ?, ?)
       on conflict (user_id) do update set is_suspended = excluded.is_suspended, version = excluded.version
         where known.version < excluded.version`,
      [userId, isSuspended, version],
    );
  }
}
