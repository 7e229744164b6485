import type { SharedGift } from '@presently/contracts/gifting/shared-gifts';
import { Injectable } from '@nestjs/common';
import { randomBytes } from 'node:crypto';
import { GatewayEnv } from '../env.js';
import { Frontend } from '../frontend/frontend.js';

/** Renders the page of a gift once while the gift is cached; only the nonce changes. */
@Injectable()
export class GiftPages {
  /** Placeholder for the nonce in cached pages; random, so that no message can contain it. */
  private readonly placeholder = randomBytes(16).toString('hex');
  private readonly rendered = new WeakMap<SharedGift, string>();
  private readonly publicUrl: string;
  readonly inlineScripts: readonly string[];

  constructor(
    private readonly frontend: Frontend,
    { origin }: GatewayEnv,
  ) {
    this.publicUrl = origin;
    this.inlineScripts = frontend.inlineScripts;
  }

  render(shareToken: string, gift: SharedGift | null, isSender: boolean, nonce: string): string {
    const model = { shareToken, gift: gift?.view ?? null, isSender, publicUrl: this.publicUrl };
    if (!gift || isSender) return this.frontend.renderGiftPage({ ...model, nonce });
    let page = this.rendered.get(gift);
    if (page === undefined) {
      page = this.frontend.renderGiftPage({ ...model, nonce: this.placeholder });
      this.rendered.set(gift, page);
    }
    return page.replaceAll(this.placeholder, nonce);
  }
}
