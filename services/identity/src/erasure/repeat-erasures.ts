import { userErased } from '@presently/contracts/identity/erasure';
import { Outbox } from '@presently/messaging/outbox';
import { Clock } from '@presently/service/clock';
import { WorksUnderLock, type LockedQueue } from '@presently/work/locked-queue';
import { sql, type Sql } from '@presently/work/sql';
import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import { Injectable, Logger } from '@nestjs/common';
import { IdentityEnv } from '../env.js';
import { User } from '../users/user.entity.js';
import { ErasureStep } from './erasure-step.entity.js';

/** Publishes `user_erased` again for services that have not confirmed, and warns if they stay silent. */
@Injectable()
@WorksUnderLock()
export class RepeatErasures implements LockedQueue<ErasureStep> {
  readonly name = 'erasures';
  readonly entity = ErasureStep;
  readonly dueAt = 'told_at';
  readonly pollMs = 60_000;
  readonly batchSize = 200;
  private readonly log = new Logger(RepeatErasures.name);

  constructor(
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    private readonly env: IdentityEnv,
  ) {}

  where(): Sql {
    return sql('confirmed_at is null');
  }

  dueUntil(): Date {
    return this.secondsAgo(this.env.ERASURE_ASK_AGAIN_AFTER);
  }

  async work(tx: EntityManager, steps: ErasureStep[]): Promise<void> {
    for (const step of steps) step.toldAt = this.clock.now();
    const told = { id: { $in: steps.map((step) => step.userId) } };
    // Two replicas may share the steps of a user. The one that locks the user tells all services.
    const lockMode = LockMode.PESSIMISTIC_PARTIAL_WRITE;
    const users = await tx.find(User, told, { fields: ['version'], lockMode });
    await this.outbox.addAll(
      tx,
      userErased,
      users.map(({ id, version }) => ({ aggregate: { kind: 'user', id, version }, data: { userId: id } })),
    );
    const alarming = steps.filter((step) => step.requestedAt <= this.secondsAgo(this.env.ERASURE_WARN_AFTER));
    for (const [userId, late] of Map.groupBy(alarming, (step) => step.userId)) {
      const services = late.map(({ service }) => service).join(', ');
      this.log.warn(`${services} have not erased user ${userId} since ${late[0]!.requestedAt.toISOString()}`);
    }
  }

  private secondsAgo(seconds: number): Date {
    return new Date(this.clock.now().getTime() - seconds * 1_000);
  }
}
