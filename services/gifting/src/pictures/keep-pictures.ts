import { ObjectStorage } from '@presently/service/object-storage';
import type { Lease, Verdict } from '@presently/work/lease';
import { WorksUnderLease, type LeasedQueue } from '@presently/work/leased-queue';
import { retryDelay } from '@presently/work/retry-delay';
import { sql } from '@presently/work/sql';
import { Injectable } from '@nestjs/common';
import { Readable } from 'node:stream';
import { GiftingEnv } from '../env.js';
import { PageFetcher } from '../link-preview/page-fetcher.js';
import { Picture } from './picture.entity.js';
import { asOwnPicture } from './picture-format.js';

const giveUpAfter = 4;
const backoff = { baseMs: 2_000, longestMs: 60_000 };
const longestFetch = 8_000;

/** Fetches the pictures of gifts, and keeps them in the object storage. A picture that cannot be had is forgotten. */
@Injectable()
@WorksUnderLease()
export class KeepPictures implements LeasedQueue<Picture, { isKept: boolean }> {
  readonly name = 'pictures';
  readonly lease: Lease<Picture> = {
    entity: Picture,
    where: () => sql('not is_kept'),
    dueAt: 'nextTryAt',
    fence: 'attempts',
  };
  readonly leaseMs = 30_000;
  readonly pollMs = 500;
  readonly concurrency = 4;

  constructor(
    private readonly env: GiftingEnv,
    private readonly fetcher: PageFetcher,
    private readonly storage: ObjectStorage,
  ) {}

  try(pictures: readonly Picture[]): Promise<{ isKept: boolean }>[] {
    return pictures.map((picture) => this.keep(picture));
  }

  judge({ attempts }: Picture, { isKept }: { isKept: boolean }): Verdict<Picture> {
    if (isKept) return { next: 'done', set: { isKept: true } };
    if (attempts >= giveUpAfter) return { next: 'remove' };
    return { next: 'retry', afterMs: retryDelay(attempts, backoff) };
  }

  /** Products of the sandbox are on this machine, where no other picture may come from. */
  private async fetch(url: string): Promise<Buffer> {
    const { SANDBOX_SHOP_IN_BROWSER: shop, SANDBOX_SHOP_URL: reached } = this.env;
    const { origin, pathname } = new URL(url);
    if (!shop || !reached || origin !== new URL(shop).origin) return this.fetcher.fetchPicture(url, longestFetch);
    const answer = await fetch(new URL(pathname, reached), {
      redirect: 'error',
      signal: AbortSignal.timeout(longestFetch),
    });
    return Buffer.from(await answer.arrayBuffer());
  }

  private async keep({ url, name }: Picture): Promise<{ isKept: boolean }> {
    try {
      const picture = await asOwnPicture(await this.fetch(url));
      const key = `pictures/${name}.webp`;
      // A try that was interrupted may have left it behind.
      await this.storage.remove(key);
      await this.storage.put(key, Readable.from([picture]), 'image/webp');
      return { isKept: true };
    } catch {
      return { isKept: false };
    }
  }
}
