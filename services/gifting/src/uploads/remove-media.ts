import { ObjectStorage } from '@presently/service/object-storage';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, Logger } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { MediaToRemove } from './media-to-remove.entity.js';

const everyMs = 10_000;
const batch = 50;

/** Takes out of the object storage what no row names any more: after the commit, and again until it is gone. */
@Injectable()
export class RemoveMedia {
  private readonly logger = new Logger(RemoveMedia.name);
  private isRunning = false;

  constructor(
    private readonly em: EntityManager,
    private readonly storage: ObjectStorage,
  ) {}

  @Interval(everyMs)
  async run(): Promise<void> {
    if (this.isRunning) return;
    this.isRunning = true;
    try {
      for (let keys = await this.claim(); keys.length > 0; keys = await this.claim()) {
        for (const key of keys) await this.remove(key);
      }
    } finally {
      this.isRunning = false;
    }
  }

  /** Due ones, left alone by other replicas for a while: half a minute at first, then longer, up to an hour. */
  private async claim(): Promise<string[]> {
    const claimed = await this.em.fork().execute<{ key: string }[]>(
      `update media_to_remove
       set attempts = attempts + 1, next_try_at = now() + least(interval '1 hour', interval '30 seconds' * 2 ^ least(attempts, 10))
       where key in (
         select key from media_to_remove where next_try_at <= now() order by next_try_at limit ? for update skip locked
       )
       returning key`,
      [batch],
    );
    return claimed.map(({ key }) => key);
  }

  private async remove(key: string): Promise<void> {
    try {
      await this.storage.remove(key);
      await this.em.fork().nativeDelete(MediaToRemove, { key });
    } catch (error) {
      // The key stays out of the log: it opens the recording.
      this.logger.warn(`A recording could not be removed yet: ${(error as Error).name}`);
    }
  }
}
