import type { Thanks } from '@presently/contracts/gifting/gifts';
import { giftThanked, thankForGift, type ThanksForGift } from '@presently/contracts/gifting/thanks';
import { Handles, type HandlerContext } from '@presently/messaging/handles';
import { Outbox } from '@presently/messaging/outbox';
import { Problem, wrongField } from '@presently/messaging/problem';
import { isQuiet } from '@presently/rules/gift-mood';
import { Budgets } from '@presently/service/budgets/budgets';
import { Clock } from '@presently/service/clock';
import { networkHolder } from '@presently/service/network-of';
import { EntityManager } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import { thanksOf } from '../gifts.views.js';
import { lockSharedGift } from './lock-shared-gift.js';

/** How long thanks can be changed, in milliseconds. */
const changeableMs = 24 * 3_600_000;

/** Takes thanks from the holders of share links. */
@Controller()
export class ThankForGiftHandlers {
  constructor(
    private readonly em: EntityManager,
    private readonly outbox: Outbox,
    private readonly budgets: Budgets,
    private readonly clock: Clock,
  ) {}

  @Handles(thankForGift)
  async thank(thanks: ThanksForGift, { address }: HandlerContext<typeof thankForGift>): Promise<Thanks> {
    const { shareToken, drawing = null, text = null } = thanks;
    if (!drawing && !text) throw nothingSaid();
    return this.em.transactional(async (tx) => {
      const gift = await lockSharedGift(tx, shareToken);
      if (drawing && isQuiet(gift.mood)) throw noDrawing();
      const now = this.clock.now();
      const { firstThankedAt: first } = gift;
      if (first && now.getTime() - first.getTime() > changeableMs) throw tooLate();
      await this.budgets.charge(
        tx,
        { budget: 'gift-thanks', holder: `gift:${gift.id}` },
        // The first thanks of a gift never wait for what others of the network have done.
        ...(address === undefined || !first
          ? []
          : [{ budget: 'network-thanks', holder: networkHolder(address) } as const]),
      );
      gift.thank({ drawing, text }, now);
      await this.outbox.add(tx, giftThanked, gift.toAggregate(), {
        giftId: gift.id,
        senderId: gift.userId,
        recipientId: gift.recipient.id,
        recipientName: gift.recipient.$.name,
        giftName: gift.giftName,
        drawing,
        text,
        thankedAt: now.toISOString(),
        mood: gift.mood ?? null,
        isChange: Boolean(first),
        viewedAt: gift.viewedAt?.toISOString() ?? null,
      });
      return thanksOf(gift)!;
    });
  }
}

const nothingSaid = () => wrongField('text', 'Please choose a drawing or write a few words', 'required');
const noDrawing = () => wrongField('drawing', 'This gift is answered in words', 'contradiction');

const tooLate = () =>
  new Problem('gift.thanked', 409, 'You have said thank you. After a day it can no longer be changed.');
