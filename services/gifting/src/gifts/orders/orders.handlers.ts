import { readOrder, type ProductToOrder } from '@presently/contracts/gifting/orders';
import type { GiftId } from '@presently/contracts/gifting/planned-gifts';
import { Handles, type HandlerContext } from '@presently/messaging/handles';
import { notFound, Problem, unauthenticated } from '@presently/messaging/problem';
import { countryOfZone } from '@presently/rules/country-of-zone';
import { EntityManager } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import { countryOf } from '../../recipients/record/country-of.js';
import { Gift } from '../gift.entity.js';
import { refuseDraft } from '../locks/lock-gift.js';
import { productToOrder } from './product-to-order.js';

/** What is to be ordered, for the way to the shop. */
@Controller()
export class OrdersHandlers {
  constructor(private readonly em: EntityManager) {}

  @Handles(readOrder)
  async read({ giftId }: GiftId, { caller, timeZone }: HandlerContext<typeof readOrder>): Promise<ProductToOrder> {
    if (!caller) throw unauthenticated();
    const gift = await this.em.findOne(Gift, { id: giftId, userId: caller.userId }, { populate: ['recipient'] });
    if (!gift) throw notFound('Gift');
    refuseDraft(gift);
    const link = productToOrder(gift)?.link;
    if (!link) throw new Problem('gift.no-shop', 409, 'This gift has no page at a shop. Add its link first.');
    const recipient = gift.recipient.getEntity();
    // Who brings a gift has it sent home.
    const home = countryOfZone(timeZone);
    const country = gift.buyer === 'sender-brings' ? home : (countryOf(recipient) ?? home);
    const { size, colour } = gift.chosenVariant ?? {};
    return { recipientId: recipient.id, link, country, ...(size && { size }), ...(colour && { colour }) };
  }
}
