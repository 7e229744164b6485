import { openGiftBasket, type Basket } from '@presently/contracts/gateway/baskets';
import { readOrder } from '@presently/contracts/gifting/orders';
import { openBasket } from '@presently/contracts/recommendations/baskets';
import { RpcClient } from '@presently/messaging/rpc-client';
import { Controller, Logger } from '@nestjs/common';
import { Answers } from '../routes/answers.js';
import { Exchange } from '../routes/exchange.js';

/** The way from a gift to its shop: joins what gifting has chosen with the basket that recommendations opens. */
@Controller()
export class BasketController {
  private readonly logger = new Logger(BasketController.name);

  constructor(private readonly rpc: RpcClient) {}

  @Answers(openGiftBasket)
  async open(exchange: Exchange<typeof openGiftBasket>): Promise<Basket> {
    const { giftId } = exchange.input();
    const { caller } = exchange.session;
    const { recipientId, link, country, size, colour } = await this.rpc.call(readOrder, { giftId }, { caller });
    const order = {
      giftId,
      recipientId,
      link,
      ...(country && { country }),
      ...(size && { size }),
      ...(colour && { colour }),
    };
    const basket = await this.rpc.call(openBasket, order, { caller }).catch((error: Error) => {
      // The product can be ordered on its page, whatever becomes of the basket.
      this.logger.warn(`no basket was opened: ${error.message}`);
      return { url: null };
    });
    return { url: basket.url ?? link };
  }
}
