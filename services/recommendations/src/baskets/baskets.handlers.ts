import { openBasket, type BasketToOpen, type OpenedBasket } from '@presently/contracts/recommendations/baskets';
import { Handles, type HandlerContext } from '@presently/messaging/handles';
import { unauthenticated } from '@presently/messaging/problem';
import { Controller } from '@nestjs/common';
import { OpenBasket } from './open-basket.js';

/** Milliseconds for the answer's way back. */
const wayBack = 500;

@Controller()
export class BasketsHandlers {
  constructor(private readonly baskets: OpenBasket) {}

  @Handles(openBasket)
  async open(
    order: BasketToOpen,
    { caller, deadline, releaseSlot }: HandlerContext<typeof openBasket>,
  ): Promise<OpenedBasket> {
    if (!caller) throw unauthenticated();
    // A slow shop must not delay other operations.
    releaseSlot();
    return { url: await this.baskets.open(order, caller.userId, deadline - wayBack) };
  }
}
