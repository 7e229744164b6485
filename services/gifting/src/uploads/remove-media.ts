import { ObjectStorage } from '@presently/service/storage/object-storage';
import type { Lease, Verdict } from '@presently/work/lease';
import { WorksUnderLease, type LeasedQueue } from '@presently/work/leased-queue';
import { retryDelay } from '@presently/work/retry-delay';
import { sql } from '@presently/work/sql';
import { Injectable, Logger } from '@nestjs/common';
import { MediaToRemove } from './media-to-remove.entity.js';

/** In logs, metrics and wake-ups. */
export const mediaQueueName = 'media-to-remove';

const backoff = { baseMs: 30_000, longestMs: 3_600_000 };

/** Removes from the object storage what no row refers to any more, until the storage has confirmed it. */
@Injectable()
@WorksUnderLease()
export class RemoveMedia implements LeasedQueue<MediaToRemove, { isRemoved: boolean }> {
  readonly name = mediaQueueName;
  readonly lease: Lease<MediaToRemove> = {
    entity: MediaToRemove,
    where: () => sql('true'),
    dueAt: 'nextTryAt',
    fence: 'attempts',
  };
  readonly leaseMs = 60_000;
  readonly pollMs = 10_000;
  readonly concurrency = 4;
  private readonly log = new Logger(RemoveMedia.name);

  constructor(private readonly storage: ObjectStorage) {}

  try(media: readonly MediaToRemove[]): Promise<{ isRemoved: boolean }>[] {
    return media.map(({ key }) => this.remove(key));
  }

  judge({ attempts }: MediaToRemove, { isRemoved }: { isRemoved: boolean }): Verdict<MediaToRemove> {
    return isRemoved ? { next: 'remove' } : { next: 'retry', afterMs: retryDelay(attempts, backoff) };
  }

  private async remove(key: string): Promise<{ isRemoved: boolean }> {
    try {
      await this.storage.remove(key);
      return { isRemoved: true };
    } catch (error) {
      // Without the key, which opens the recording.
      this.log.warn(`A recording could not be removed yet: ${(error as Error).name}`);
      return { isRemoved: false };
    }
  }
}
