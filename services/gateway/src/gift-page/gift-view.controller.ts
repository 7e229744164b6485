import { reportGiftSeen, viewGift } from '@presently/contracts/gateway/gift-page';
import type { GiftView } from '@presently/contracts/gifting/shared-gifts';
import type { Success } from '@presently/contracts/kit/empty-messages';
import { Problem } from '@presently/messaging/problem';
import { Controller, Header } from '@nestjs/common';
import { Answers } from '../routes/answers.js';
import { Exchange } from '../routes/exchange.js';
import { SharedGifts } from './shared-gifts.js';
import { Visitors } from './visitors.js';
import { Visits } from './visits.js';

/** The same answer for malformed, unknown and erased links. */
const giftNotFound = () => new Problem('not-found', 404, 'This gift link is invalid or has expired.');

@Controller()
export class GiftViewController {
  constructor(
    private readonly gifts: SharedGifts,
    private readonly visitors: Visitors,
    private readonly visits: Visits,
  ) {}

  @Answers(viewGift)
  @Header('referrer-policy', 'no-referrer')
  @Header('x-robots-tag', 'noindex, nofollow, noarchive')
  async view({ request, parameters: { shareToken } }: Exchange<typeof viewGift>): Promise<GiftView> {
    const gift = await this.gifts.find(shareToken);
    if (!gift) throw giftNotFound();
    this.visitors.report(request, shareToken, gift);
    return gift.view;
  }

  @Answers(reportGiftSeen)
  async seen(exchange: Exchange<typeof reportGiftSeen>): Promise<Success> {
    const {
      request,
      parameters: { shareToken },
    } = exchange;
    const gift = await this.gifts.find(shareToken);
    if (!gift) throw giftNotFound();
    const { visit } = exchange.input();
    if (this.visits.isProven(request, shareToken, gift, visit)) await this.visitors.record(request, shareToken, gift);
    return { success: true };
  }
}
