import { Clock } from '@presently/service/clock';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { dayMs } from './upload-rules.js';
import { Upload } from './upload.entity.js';

const everyMs = 15 * 60_000;

/** Deletes recordings that were not sent within a day, and transfers that never finished. */
@Injectable()
export class PurgeUnsentUploads {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  @Interval(everyMs)
  async purge(): Promise<void> {
    const dayAgo = new Date(this.clock.now().getTime() - dayMs);
    await this.em.fork().nativeDelete(Upload, { gift: null, createdAt: { $lt: dayAgo } });
  }
}
