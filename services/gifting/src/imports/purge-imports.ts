import { Clock } from '@presently/service/clock';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { Import } from './import.entity.js';

const everyMs = 15 * 60_000;
const transferMs = 3_600_000;

/** Deletes imports with their rows after a week, and those whose file never arrived. */
@Injectable()
export class PurgeImports {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  @Interval(everyMs)
  async purge(): Promise<void> {
    const now = this.clock.now();
    const before = new Date(now.getTime() - transferMs);
    await this.em.fork().nativeDelete(Import, {
      $or: [{ expiresAt: { $lt: now } }, { state: 'receiving', createdAt: { $lt: before } }],
    });
  }
}
