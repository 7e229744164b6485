import { giftTakenBack, takeBackGift, type GiftDetail } from '@presently/contracts/gifting/own-gifts';
import type { GiftId } from '@presently/contracts/gifting/planned-gifts';
import { Handles, type HandlerContext } from '@presently/messaging/handles';
import { Outbox } from '@presently/messaging/outbox';
import { Problem } from '@presently/messaging/problem';
import { Budgets } from '@presently/service/budgets/budgets';
import { Clock } from '@presently/service/clock';
import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import { GiftOption } from '../choice/gift-option.entity.js';
import { findGiftDetail } from '../gift-detail.queries.js';
import { lockGift, refuseDraft } from '../locks/lock-gift.js';
import { messagesOf, refundMessages } from '../message/message-budgets.js';
import { uncountGift } from '../../senders/usage/quota.js';

/** A look at a shop that begins meanwhile counts its claims as well. */
const lockMode = LockMode.PESSIMISTIC_WRITE;

@Controller()
export class TakeBackGiftHandlers {
  constructor(
    private readonly em: EntityManager,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    private readonly budgets: Budgets,
  ) {}

  /** A gift that has not gone out no longer counts against the limit. A repeated call changes nothing. */
  @Handles(takeBackGift)
  async takeBack({ giftId }: GiftId, { caller }: HandlerContext<typeof takeBackGift>): Promise<GiftDetail> {
    return this.em.transactional(async (tx) => {
      const gift = await lockGift(tx, giftId, caller.userId);
      refuseDraft(gift);
      const { status } = gift;
      if (status !== 'taken-back') {
        if (gift.viewedAt) throw new Problem('gift.viewed', 409, 'This gift has been opened. It cannot be taken back.');
        if (status === 'planned') {
          await uncountGift(tx, caller.userId, gift.createdAt);
          await refundMessages(tx, this.budgets, messagesOf(gift, caller), gift.createdAt);
        }
        const now = this.clock.now();
        gift.takeBack(now);
        if (gift.chooseBy)
          for (const option of await tx.find(GiftOption, { gift }, { orderBy: { id: 'asc' }, lockMode }))
            option.leaveShop();
        await tx.flush();
        await this.outbox.add(tx, giftTakenBack, gift.toAggregate(), {
          giftId,
          senderId: caller.userId,
          recipientId: gift.recipient.id,
          attempt: gift.deliveryAttempt,
          takenBackAt: now.toISOString(),
        });
      }
      return findGiftDetail(tx, giftId, caller.userId);
    });
  }
}
