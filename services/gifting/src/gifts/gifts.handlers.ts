import {
  listGifts,
  sendGift,
  type Gift as GiftMessage,
  type GiftToSend,
  type SentGift,
} from '@presently/contracts/gifts';
import type { Nothing } from '@presently/contracts/plain';
import { Handles, type HandlerContext } from '@presently/messaging/handles';
import { EntityManager } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import { GiftingEnv } from '../env.js';
import { deliveryWarning } from './delivery-warning.js';
import { DeliveryVerdicts, type ExpectedVerdict } from './delivery-verdicts.js';
import { Gift } from './gift.entity.js';
import { toGift } from './gifts.views.js';
import { SaveGift } from './save-gift.js';

const mostListed = 500;
/** Milliseconds that the way back to the caller may take. */
const wayBackMs = 250;

@Controller()
export class GiftsHandlers {
  constructor(
    private readonly em: EntityManager,
    private readonly saveGift: SaveGift,
    private readonly verdicts: DeliveryVerdicts,
    private readonly env: GiftingEnv,
  ) {}

  @Handles(listGifts)
  async list(_input: Nothing, { caller }: HandlerContext<typeof listGifts>): Promise<GiftMessage[]> {
    const gifts = await this.em.find(
      Gift,
      { userId: caller.userId },
      { populate: ['recipient'], strategy: 'joined', orderBy: { createdAt: 'desc', id: 'desc' }, limit: mostListed },
    );
    return gifts.map((gift) => toGift(gift, gift.recipient.$.name));
  }

  @Handles(sendGift)
  async send(input: GiftToSend, context: HandlerContext<typeof sendGift>): Promise<SentGift> {
    let expected: ExpectedVerdict | undefined;
    try {
      const { gift, recipientName } = await this.saveGift.run(input, context, (giftId) => {
        expected = this.verdicts.expect(giftId);
      });
      // The transaction is over: nothing of the database is held while we wait.
      context.onlyWaits();
      if (expected && gift.isDeliveryUnderWay) await this.awaitVerdict(gift, expected, context.deadline);
      return { ...toGift(gift, recipientName), deliveryWarning: deliveryWarning(gift) };
    } finally {
      expected?.dismiss();
    }
  }

  /** Brings the gift in memory up to what delivery says; the reactions write it down. */
  private async awaitVerdict(gift: Gift, expected: ExpectedVerdict, deadline: number): Promise<void> {
    const wait = Math.min(this.env.DELIVERY_VERDICT_WAIT_MS, deadline - wayBackMs - Date.now());
    const verdict = wait > 0 ? await expected.within(wait) : undefined;
    if (!verdict) await this.em.refresh(gift);
    else if (verdict.isDelivered) gift.recordDelivery(new Date(verdict.event.deliveredAt));
    else gift.recordDeliveryFailure(verdict.event);
  }
}
