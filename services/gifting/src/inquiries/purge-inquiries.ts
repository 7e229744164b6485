import { Clock } from '@presently/service/clock';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { Inquiry } from './inquiry.entity.js';

const hour = 3_600_000;
const keptMs = 90 * 24 * hour;

/** Deletes answers 90 days after they were given, and links that ended without one. Accepted fields stay. */
@Injectable()
export class PurgeInquiries {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  @Interval(hour)
  async purge(): Promise<void> {
    const now = this.clock.now();
    const answeredBefore = new Date(now.getTime() - keptMs);
    await this.em.fork().nativeDelete(Inquiry, {
      expiresAt: { $lt: now },
      $or: [{ answeredAt: null }, { answeredAt: { $lt: answeredBefore } }],
    });
  }
}
