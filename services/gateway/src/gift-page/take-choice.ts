import { chooseOption, type Choice, type ChoiceOfOption } from '@presently/contracts/gifting/choices';
import type { SharedGift } from '@presently/contracts/gifting/shared-gifts';
import { Problem, unavailable } from '@presently/messaging/problem';
import { RpcClient } from '@presently/messaging/rpc-client';
import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { isScanner } from './person-test.js';
import { giftNotFound, SharedGifts } from './shared-gifts.js';
import { Visitors } from './visitors.js';

/**
 * Takes a choice from those who hold the link only: its sender looks at what the recipient sees, and a scanner presses
 * what it finds.
 */
@Injectable()
export class TakeChoice {
  constructor(
    private readonly gifts: SharedGifts,
    private readonly visitors: Visitors,
    private readonly rpc: RpcClient,
  ) {}

  /** @param isPressed whether a person has made the request, where more is known of it than its headers */
  async take(
    request: FastifyRequest,
    choice: ChoiceOfOption,
    isPressed: (gift: SharedGift) => boolean = () => true,
  ): Promise<Choice> {
    const gift = await this.gifts.find(choice.shareToken);
    if (!gift) throw giftNotFound();
    if (isScanner(request.headers) || !isPressed(gift)) throw notAPerson();
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
