import { userErased } from '@presently/contracts/identity/erasure';
import { erasureConfirmations } from '@presently/contracts/rights';
import { markUserErased, deleteEventsAbout } from '@presently/messaging/erased-users';
import { Outbox } from '@presently/messaging/outbox';
import type { ServiceName } from '@presently/topology/services';
import { Clock } from '@presently/service/clock';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { User } from '../users/user.entity.js';
import { lockById } from '../users/users.queries.js';
import { ResetRequest } from '../passwords/reset-request.entity.js';
import { endSessionsOf } from '../sessions/end-sessions.js';
import { ErasureStep } from './erasure-step.entity.js';

/** An erasure that some services have not confirmed. */
export interface OpenErasure {
  userId: string;
  version: number;
  services: ServiceName[];
  requestedAt: Date;
}

/** Tracks which services have to confirm the erasure of a user, and deletes the user's row after the last one. */
@Injectable()
export class Erasures {
  constructor(
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /**
   * Ends the account for good and publishes `user_erased`.
   * @returns the sessions that have ended, to be published as revoked after the commit; undefined if there is no such
   * account
   */
  async endAccount(tx: EntityManager, userId: string): Promise<string[] | undefined> {
    const user = await lockById(tx, userId);
    if (!user) return undefined;
    user.beginErasure(this.clock.now());
    await tx.flush();
    await tx.nativeDelete(ResetRequest, { user: userId });
    await this.begin(tx, user);
    return endSessionsOf(tx, user);
  }

  /** Records that a service has erased a user. Repetitions and unknown users change nothing. */
  async confirm(tx: EntityManager, userId: string, service: ServiceName): Promise<void> {
    // The lock serialises confirmations, so that the last one sees all others and deletes the row.
    const deleting = await tx.execute(`select 1 from users where id = ? and status = 'deleting' for update`, [userId]);
    if (deleting.length === 0) return;
    await tx.nativeUpdate(ErasureStep, { userId, service, confirmedAt: null }, { confirmedAt: this.clock.now() });
    await tx.execute(
      `delete from users where id = ? and not exists
         (select 1 from erasure_steps where user_id = ? and confirmed_at is null)`,
      [userId, userId],
    );
  }

  /**
   * Publishes `user_erased` again for services that were last asked before `askedBefore`. Only one of several replicas
   * does.
   * @returns the open erasures
   */
  async publishAgain(tx: EntityManager, askedBefore: Date): Promise<OpenErasure[]> {
    const rows = await tx.execute<OpenRow[]>(
      `with late as (
         select user_id, service from erasure_steps where confirmed_at is null and told_at <= ?
         order by told_at limit ? for update skip locked
       )
       update erasure_steps as step set told_at = ? from late, users
       where step.user_id = late.user_id and step.service = late.service and users.id = step.user_id
       returning step.user_id, step.service, step.requested_at, users.version`,
      [askedBefore, mostAtOnce, this.clock.now()],
    );
    const open = Map.groupBy(rows, (row) => row.user_id);
    const erasures: OpenErasure[] = [];
    for (const [userId, steps] of open) {
      const { version, requested_at: requestedAt } = steps[0]!;
      await this.outbox.add(tx, userErased, { kind: 'user', id: userId, version }, { userId });
      erasures.push({
        userId,
        version,
        services: steps.map((step) => step.service),
        requestedAt: new Date(requestedAt),
      });
    }
    return erasures;
  }

  private async begin(tx: EntityManager, user: User): Promise<void> {
    const now = this.clock.now();
    await markUserErased(tx, user.id);
    await deleteEventsAbout(tx, user.id);
    for (const { owner } of erasureConfirmations) {
      tx.create(ErasureStep, { userId: user.id, service: owner, requestedAt: now, toldAt: now, confirmedAt: null });
    }
    await tx.flush();
    await this.outbox.add(tx, userErased, user.toAggregate(), { userId: user.id });
  }
}

const mostAtOnce = 200;

interface OpenRow {
  user_id: string;
  service: ServiceName;
  requested_at: string;
  version: number;
}
