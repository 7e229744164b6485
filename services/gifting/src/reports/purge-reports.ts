import { Clock } from '@presently/service/clock';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { Report } from './report.entity.js';

const hour = 3_600_000;
const keptMs = 90 * 24 * hour;

/** Deletes reports 90 days after they were closed, because they hold words of people who may not know of them. */
@Injectable()
export class PurgeReports {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  @Interval(hour)
  async purge(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - keptMs);
    await this.em.fork().nativeDelete(Report, { closedAt: { $lt: before } });
  }
}
