import { Injectable } from '@nestjs/common';
import { GiftingEnv } from '../../env.js';
import { PageFetcher } from '../link-preview/page-fetcher.js';
import { asOwnPicture, type PictureSize } from './picture-format.js';

/** Fetches pictures from elsewhere. */
@Injectable()
export class PictureSource {
  constructor(
    private readonly env: GiftingEnv,
    private readonly fetcher: PageFetcher,
  ) {}

  /**
   * A picture as we store it.
   * @throws Error if there is none that we may fetch
   */
  async read(url: string, size: PictureSize, timeoutMs: number): Promise<Buffer> {
    return asOwnPicture(await this.fetch(url, timeoutMs), size);
  }

  /** Products of the sandbox are on this machine, where no other picture may come from. */
  private async fetch(url: string, timeoutMs: number): Promise<Buffer> {
    const { SANDBOX_SHOP_IN_BROWSER: shop, SANDBOX_SHOP_URL: reached } = this.env;
    const { origin, pathname } = new URL(url);
    if (!shop || !reached || origin !== new URL(shop).origin) return this.fetcher.fetchPicture(url, timeoutMs);
    const answer = await fetch(new URL(pathname, reached), {
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    return Buffer.from(await answer.arrayBuffer());
  }
}
