import type { Gift as GiftMessage } from '@presently/contracts/gifting/gifts';
import { cancelGift, rescheduleGift, type GiftId, type GiftSchedule } from '@presently/contracts/gifting/planned-gifts';
import type { Success } from '@presently/contracts/kit/empty-messages';
import { Handles, type HandlerContext } from '@presently/messaging/handles';
import { Budgets } from '@presently/service/budgets/budgets';
import { Clock } from '@presently/service/clock';
import { EntityManager } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import { keepTimeToChoose } from '../gifts/choice/choice-days.js';
import { Gift, noteProblem } from '../gifts/gift.entity.js';
import { toGift } from '../gifts/gifts.views.js';
import { lockPlannedGift } from '../gifts/locks/lock-planned-gift.js';
import { messagesOf, refundMessages } from '../gifts/message/message-budgets.js';
import { requireTimeAhead } from '../gifts/time-ahead.js';
import { uncountGift } from '../senders/usage/quota.js';

/** Changes to a gift before its time. */
@Controller()
export class PlannedGiftsHandlers {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly budgets: Budgets,
  ) {}

  @Handles(rescheduleGift)
  async reschedule(
    { giftId, scheduledFor }: GiftSchedule,
    { caller }: HandlerContext<typeof rescheduleGift>,
  ): Promise<GiftMessage> {
    const time = requireTimeAhead(scheduledFor, this.clock.now());
    return this.em.transactional(async (tx) => {
      const gift = await lockPlannedGift(tx, giftId, caller);
      gift.scheduledFor = time;
      gift.planToBuy();
      await keepTimeToChoose(tx, gift, this.clock.now());
      noteProblem(gift, null);
      gift.version++;
      return toGift(gift, gift.recipient.$.name);
    });
  }

  /** A trigger of the database schedules the removal of its recordings. */
  @Handles(cancelGift)
  async cancel({ giftId }: GiftId, { caller }: HandlerContext<typeof cancelGift>): Promise<Success> {
    await this.em.transactional(async (tx) => {
      const gift = await lockPlannedGift(tx, giftId, caller);
      await tx.nativeDelete(Gift, { id: giftId });
      await uncountGift(tx, caller.userId, gift.createdAt);
      await refundMessages(tx, this.budgets, messagesOf(gift, caller), gift.createdAt);
    });
    return { success: true };
  }
}
