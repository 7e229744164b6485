import { toldProblem } from '@presently/rules/delivery-problems/en';
import { SharedReads } from '@presently/work/sharing/shared-reads';
import { Statement } from '@presently/work/statement';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Outcome } from '../deliveries/outcome.js';

/** The outcome of a message of a suspended account. */
export const stoppedBySuspension: Outcome = {
  kind: 'refused',
  error: 'account suspended',
  ...toldProblem('suspended'),
};

const suspendedAmong = new Statement<{ user_id: string }>(
  'select user_id from suspended_accounts where user_id = any($1::uuid[]) and is_suspended',
);

/** Accounts for which no gift may leave. */
@Injectable()
export class SuspendedAccounts {
  private readonly reads = new SharedReads<string, boolean>(async (userIds) => {
    const rows = await suspendedAmong.rows(this.em.fork(), userIds);
    const suspended = new Set(rows.map((row) => row.user_id));
    return userIds.map((userId) => suspended.has(userId));
  });

  constructor(private readonly em: EntityManager) {}

  /** Ask last, right before the message leaves. */
  has(userId: string): Promise<boolean> {
    return this.reads.get(userId);
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
