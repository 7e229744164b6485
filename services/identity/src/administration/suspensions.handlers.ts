import {
  accountRestored,
  accountSuspended,
  restoreUser,
  suspendUser,
  type AccountToSuspend,
} from '@presently/contracts/identity/suspension';
import type { Success } from '@presently/contracts/kit/empty-messages';
import { Handles, type HandlerContext } from '@presently/messaging/handles';
import { Outbox } from '@presently/messaging/outbox';
import { notFound, Problem } from '@presently/messaging/problem';
import { Clock } from '@presently/service/clock';
import { EntityManager } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import { tokensOf } from '../tokens/end-tokens.js';
import { endSessionsOf } from '../sessions/end-sessions.js';
import { Sessions } from '../sessions/sessions.js';
import type { User } from '../users/user.entity.js';
import { lockById } from '../users/users.queries.js';
import { addAuditEntry } from './add-audit-entry.js';

/** One taken-over administrator's account must not lock out the others. */
function requireOrdinary({ id, isAdmin }: User, callerId: string): void {
  if (id === callerId) throw new Problem('administrator', 409, 'You cannot suspend your own account');
  if (isAdmin) throw new Problem('administrator', 409, 'Administrators cannot be suspended. Revoke the role first.');
}

/** Suspends and restores accounts. Each change, its event and its entry in the audit trail are one transaction. */
@Controller()
export class SuspensionsHandlers {
  constructor(
    private readonly em: EntityManager,
    private readonly outbox: Outbox,
    private readonly sessions: Sessions,
    private readonly clock: Clock,
  ) {}

  @Handles(suspendUser)
  async suspend(
    { userId, reason }: AccountToSuspend,
    { caller }: HandlerContext<typeof suspendUser>,
  ): Promise<Success> {
    const ended = await this.em.transactional(async (tx) => {
      const user = await lockUser(tx, userId);
      requireOrdinary(user, caller.userId);
      if (user.suspendedAt) return [];
      const at = this.clock.now();
      await this.record(tx, user, at, { action: 'account-suspended', actorId: caller.userId, note: reason });
      const data = { userId, suspendedAt: at.toISOString() };
      await this.outbox.add(tx, accountSuspended, user.toAggregate(), data);
      // Tokens stay, for a restored account, and open nothing until then.
      return [...(await tokensOf(tx, user)), ...(await endSessionsOf(tx, this.outbox, user))];
    });
    this.sessions.publishEnded(ended);
    return { success: true };
  }

  @Handles(restoreUser)
  async restore(
    { userId, reason }: AccountToSuspend,
    { caller }: HandlerContext<typeof restoreUser>,
  ): Promise<Success> {
    await this.em.transactional(async (tx) => {
      const user = await lockUser(tx, userId);
      if (!user.suspendedAt) return;
      const at = this.clock.now();
      await this.record(tx, user, at, { action: 'account-restored', actorId: caller.userId, note: reason });
      await this.outbox.add(tx, accountRestored, user.toAggregate(), { userId, restoredAt: at.toISOString() });
    });
    return { success: true };
  }

  /** Writes the change of a user and its entry in the audit trail. */
  private async record(
    tx: EntityManager,
    user: User,
    at: Date,
    entry: { action: 'account-suspended' | 'account-restored'; actorId: string; note: string | undefined },
  ): Promise<void> {
    user.suspendedAt = entry.action === 'account-suspended' ? at : null;
    user.updatedAt = at;
    await tx.flush();
    await addAuditEntry(tx, { ...entry, at, subjectId: user.id });
  }
}

async function lockUser(tx: EntityManager, userId: string): Promise<User> {
  const user = await lockById(tx, userId);
  if (!user) throw notFound('User');
  return user;
}
