import { Clock } from '@presently/service/clock';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { DeliveredCopy } from '../gifts/copies/delivered-copy.entity.js';
import { Report } from './report.entity.js';

const hour = 3_600_000;
const keptMs = 90 * 24 * hour;

/**
 * Deletes reports 90 days after they were closed, because they hold words of people who may not know of them, and reports
 * of erased accounts 30 days after the erasure. Deletes what was kept of removed gifts and questions after 30 days.
 */
@Injectable()
export class PurgeReports {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  @Interval(hour)
  async purge(): Promise<void> {
    const now = this.clock.now();
    const em = this.em.fork();
    await em.nativeDelete(Report, { closedAt: { $lt: new Date(now.getTime() - keptMs) } });
    await em.nativeDelete(Report, { endsAt: { $lte: now } });
    await em.nativeDelete(DeliveredCopy, { endsAt: { $lte: now } });
  }
}
