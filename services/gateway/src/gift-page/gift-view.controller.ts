import { chooseGift, reportGiftSeen, viewGift } from '@presently/contracts/gateway/gift-page';
import { chooseOption, type Choice } from '@presently/contracts/gifting/choices';
import type { GiftView } from '@presently/contracts/gifting/shared-gifts';
import type { Success } from '@presently/contracts/kit/empty-messages';
import { Problem, unavailable } from '@presently/messaging/problem';
import { RpcClient } from '@presently/messaging/rpc-client';
import { Controller, Header } from '@nestjs/common';
import { Answers } from '../routes/answers.js';
import { Exchange } from '../routes/exchange.js';
import { isScanner } from './person-test.js';
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
    private readonly rpc: RpcClient,
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

  /** Only for those who hold the link: its sender looks at what the recipient sees, and a scanner presses what it finds. */
  @Answers(chooseGift)
  async choose(exchange: Exchange<typeof chooseGift>): Promise<Choice> {
    const { request } = exchange;
    const choice = exchange.input();
    const gift = await this.gifts.find(choice.shareToken);
    if (!gift) throw giftNotFound();
    if (isScanner(request.headers)) throw notAPerson();
    const isSender = await this.visitors.isSender(request, gift);
    if (isSender === undefined) throw unavailable('identity');
    if (isSender) throw ownGift(gift.view.recipientName);
    try {
      return await this.rpc.call(chooseOption, choice, { address: request.ip });
    } finally {
      this.gifts.forget(gift.giftId);
    }
  }
}

const notAPerson = () =>
  new Problem('not-a-person', 403, 'Please open the link of your gift in your browser, and choose there.');
const ownGift = (recipientName: string) => new Problem('own-gift', 403, `Only ${recipientName} can choose.`);
