import { Clock } from '@presently/service/clock';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { IdempotencyKey } from './idempotency-key.entity.js';

const hour = 3_600_000;

/** Deletes idempotency keys after a day, the time for which the API guarantees them. */
@Injectable()
export class PurgeIdempotencyKeys {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  @Interval(hour)
  async purge(): Promise<void> {
    const dayAgo = new Date(this.clock.now().getTime() - 24 * hour);
    await this.em.fork().nativeDelete(IdempotencyKey, { createdAt: { $lt: dayAgo } });
  }
}
