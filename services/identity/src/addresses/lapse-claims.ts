import { Clock } from '@presently/service/clock';
import { WorksUnderLock, type LockedQueue } from '@presently/work/locked-queue';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { User } from '../users/user.entity.js';
import { Addresses } from './addresses.js';
import { overdueSince } from './claim-period.js';

/** Ends claims that were not confirmed in time, so that an address cannot be kept from its owner. */
@Injectable()
@WorksUnderLock()
export class LapseClaims implements LockedQueue<User> {
  readonly name = 'claims';
  readonly entity = User;
  readonly dueAt = 'email_claimed_at';
  readonly pollMs = 60_000;
  readonly batchSize = 100;

  constructor(
    private readonly addresses: Addresses,
    private readonly clock: Clock,
  ) {}

  dueUntil(): Date {
    return overdueSince(this.clock.now());
  }

  async work(tx: EntityManager, users: User[]): Promise<void> {
    for (const user of users) await this.addresses.endClaim(tx, user);
  }
}
