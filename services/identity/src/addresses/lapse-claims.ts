import { Clock } from '@presently/service/clock';
import { WorksUnderLock, type LockedQueue } from '@presently/work/locked-queue';
import { sql, type Sql } from '@presently/work/sql';
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
  readonly orderBy = 'email_claimed_at';
  readonly pollMs = 60_000;
  readonly batchSize = 100;

  constructor(
    private readonly addresses: Addresses,
    private readonly clock: Clock,
  ) {}

  due(): Sql {
    return sql('email_claimed_at <= ?', overdueSince(this.clock.now()));
  }

  async work(tx: EntityManager, users: User[]): Promise<void> {
    for (const user of users) await this.addresses.endClaim(tx, user);
  }
}
