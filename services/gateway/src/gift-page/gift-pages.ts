import type { GiftView, SharedGift } from '@presently/contracts/gifting/shared-gifts';
import { Injectable } from '@nestjs/common';
import { randomBytes } from 'node:crypto';
import { GatewayEnv } from '../env.js';
import { Frontend, type GiftPageModel } from '../frontend/frontend.js';

/** The parts of a gift's page that differ in every answer. */
interface OfThisAnswer {
  nonce: string;
  /** Proof that a browser has loaded the page; see `Visits`. */
  visit: string;
}

/** The picture comes from our storage: its source must not learn who opens the gift. */
const shownView = ({ view, picture }: SharedGift): GiftView =>
  Object.assign({}, view, { giftImageUrl: picture ? `/media/pictures/${picture}.webp` : null });

/** Renders the page of a gift once while the gift is cached. */
@Injectable()
export class GiftPages {
  /** Placeholders in cached pages; random, so that no message can contain them. */
  private readonly placeholders = { nonce: randomBytes(16).toString('hex'), visit: randomBytes(16).toString('hex') };
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

  /** For a gift that exists and cannot be shown any more, by the code of its problem. */
  renderGone(shareToken: string, code: string, nonce: string): string {
    const { publicUrl } = this;
    const gone: GiftPageModel['gone'] = code === 'gift.taken-back' ? 'taken-back' : 'stopped';
    const model = { shareToken, gift: null, gone, isSender: false, publicUrl };
    return this.frontend.renderGiftPage({ ...model, nonce, visit: '' });
  }

  /** While a gift cannot be loaded. */
  renderUnavailable(nonce: string): string {
    const text = 'Your gift is safe, but we cannot show it right now. Please try again in a little while.';
    return this.frontend.renderNoticePage({ title: 'One moment', text, nonce });
  }

  render(shareToken: string, gift: SharedGift | null, isSender: boolean, own: OfThisAnswer): string {
    const model = { shareToken, gift: gift && shownView(gift), gone: null, isSender, publicUrl: this.publicUrl };
    if (!gift || isSender) return this.frontend.renderGiftPage({ ...model, ...own });
    let page = this.rendered.get(gift);
    if (page === undefined) {
      page = this.frontend.renderGiftPage({ ...model, ...this.placeholders });
      this.rendered.set(gift, page);
    }
    const { nonce, visit } = this.placeholders;
    return page.replaceAll(nonce, own.nonce).replaceAll(visit, own.visit);
  }
}
