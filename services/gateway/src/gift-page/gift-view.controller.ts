import { chooseGift, reportGiftSeen, viewGift } from '@presently/contracts/gateway/gift-page';
import type { Choice } from '@presently/contracts/gifting/choices';
import type { GiftView } from '@presently/contracts/gifting/shared-gifts';
import type { Success } from '@presently/contracts/kit/empty-messages';
import { Controller, Header } from '@nestjs/common';
import { Answers } from '../routes/answers.js';
import { Exchange } from '../routes/exchange.js';
import { giftNotFound, SharedGifts } from './shared-gifts.js';
import { TakeChoice } from './take-choice.js';
import { Visitors } from './visitors.js';
import { Visits } from './visits.js';

@Controller()
export class GiftViewController {
  constructor(
    private readonly gifts: SharedGifts,
    private readonly visitors: Visitors,
    private readonly visits: Visits,
    private readonly takeChoice: TakeChoice,
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

  @Answers(chooseGift)
  choose(exchange: Exchange<typeof chooseGift>): Promise<Choice> {
    return this.takeChoice.take(exchange.request, exchange.input());
  }
}
