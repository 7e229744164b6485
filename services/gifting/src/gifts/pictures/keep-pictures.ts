import { ObjectStorage } from '@presently/service/storage/object-storage';
import type { Lease, Verdict } from '@presently/work/lease';
import { WorksUnderLease, type LeasedQueue } from '@presently/work/leased-queue';
import { retryDelay } from '@presently/work/retry-delay';
import { sql } from '@presently/work/sql';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Readable } from 'node:stream';
import { Gift } from '../gift.entity.js';
import { Picture } from './picture.entity.js';
import { PictureSource } from './picture-source.js';
import { StoredPictures } from './stored-pictures.js';

const giveUpAfter = 4;
const backoff = { baseMs: 2_000, longestMs: 60_000 };
const longestFetch = 8_000;

/** The size of what was stored, if anything was. */
interface Kept {
  bytes: number | undefined;
}

/** Fetches the pictures of gifts, and keeps them in the object storage. A picture that cannot be had is forgotten. */
@Injectable()
@WorksUnderLease()
export class KeepPictures implements LeasedQueue<Picture, Kept> {
  readonly name = 'pictures';
  readonly lease: Lease<Picture> = {
    entity: Picture,
    where: () => sql('not is_kept'),
    dueAt: 'nextTryAt',
    fence: 'attempts',
  };
  readonly leaseMs = 30_000;
  readonly pollMs = 2_000;
  readonly concurrency = 4;

  constructor(
    private readonly em: EntityManager,
    private readonly source: PictureSource,
    private readonly storage: ObjectStorage,
    private readonly stored: StoredPictures,
  ) {}

  try(pictures: readonly Picture[]): Promise<Kept>[] {
    return pictures.map((picture) => this.keep(picture));
  }

  judge({ attempts }: Picture, { bytes }: Kept): Verdict<Picture> {
    if (bytes !== undefined) return { next: 'done', set: { isKept: true, bytes } };
    if (attempts >= giveUpAfter) return { next: 'remove' };
    return { next: 'retry', afterMs: retryDelay(attempts, backoff) };
  }

  private async keep({ url, name, gift }: Picture): Promise<Kept> {
    try {
      // Several on one page are shown smaller, and weigh as much as one.
      const isOneOfSeveral = (await this.em.fork().count(Gift, { id: gift.id, chooseBy: { $ne: null } })) > 0;
      const picture = await this.source.read(url, isOneOfSeveral ? 'screen' : 'page', longestFetch);
      const key = `pictures/${name}.webp`;
      // A try that was interrupted may have left it behind.
      await this.storage.remove(key);
      await this.storage.put(key, Readable.from([picture]), 'image/webp');
      this.stored.add(picture.length);
      return { bytes: picture.length };
    } catch {
      return { bytes: undefined };
    }
  }
}
