import { Clock } from '@presently/service/clock';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { Export } from './export.entity.js';

const everyMs = 15 * 60_000;

/** Deletes exports that have expired. A trigger schedules the removal of their files. */
@Injectable()
export class PurgeExports {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  @Interval(everyMs)
  async purge(): Promise<void> {
    await this.em.fork().nativeDelete(Export, { expiresAt: { $lte: this.clock.now() } });
  }
}
