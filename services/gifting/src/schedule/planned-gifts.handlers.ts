import {
  cancelGift,
  rescheduleGift,
  sendPlannedGift,
  type GiftId,
  type GiftSchedule,
} from '@presently/contracts/gifting/planned-gifts';
import { giftSent, type Gift as GiftMessage, type SentGift } from '@presently/contracts/gifting/gifts';
import type { Success } from '@presently/contracts/kit/empty-messages';
import type { Caller } from '@presently/messaging/call-context';
import { Handles, type HandlerContext } from '@presently/messaging/handles';
import { Outbox } from '@presently/messaging/outbox';
import { notFound, Problem } from '@presently/messaging/problem';
import { Clock } from '@presently/service/clock';
import { EntityManager, LockMode, type Loaded } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import { GiftingEnv } from '../env.js';
import { AnswerToSending } from '../sending/answer-to-sending.js';
import { Gift } from '../gifts/gift.entity.js';
import { toGift, toGiftSent } from '../gifts/gifts.views.js';
import { tierOf } from '../senders/tier-of.js';
import { uncountGift } from '../usage/quota.js';
import { requireTimeAhead } from '../sending/time-ahead.js';

/** What a sender may still do with a gift that waits for its time. */
@Controller()
export class PlannedGiftsHandlers {
  constructor(
    private readonly em: EntityManager,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    private readonly answer: AnswerToSending,
    private readonly env: GiftingEnv,
  ) {}

  @Handles(rescheduleGift)
  async reschedule(
    { giftId, scheduledFor }: GiftSchedule,
    { caller }: HandlerContext<typeof rescheduleGift>,
  ): Promise<GiftMessage> {
    const time = requireTimeAhead(scheduledFor, this.clock.now());
    return this.em.transactional(async (tx) => {
      const gift = await lockPlanned(tx, giftId, caller);
      gift.scheduledFor = time;
      gift.version++;
      return toGift(gift, gift.recipient.$.name);
    });
  }

  /** Its recordings go by the database, from the storage a moment later. */
  @Handles(cancelGift)
  async cancel({ giftId }: GiftId, { caller }: HandlerContext<typeof cancelGift>): Promise<Success> {
    await this.em.transactional(async (tx) => {
      const gift = await lockPlanned(tx, giftId, caller);
      await tx.nativeDelete(Gift, { id: giftId });
      await uncountGift(tx, caller.userId, gift.createdAt);
    });
    return { success: true };
  }

  /** It was counted when it was scheduled. */
  @Handles(sendPlannedGift)
  sendNow({ giftId }: GiftId, context: HandlerContext<typeof sendPlannedGift>): Promise<SentGift> {
    return this.answer.after(context, (beforeCommit) =>
      this.em.transactional(async (tx) => {
        const gift = await lockPlanned(tx, giftId, context.caller);
        beforeCommit(giftId);
        const recipientName = gift.recipient.$.name;
        const tier = await tierOf(tx, gift.userId);
        gift.goOut(this.env.canText(tier), this.clock.now());
        if (gift.isDeliveryUnderWay) {
          await this.outbox.add(tx, giftSent, gift.toAggregate(), toGiftSent(gift, recipientName));
        }
        return { gift, recipientName };
      }),
    );
  }
}

/**
 * The caller's planned gift, locked: whoever is second, of two changes or of a change and the gift's own time, sees what
 * the first has made of it.
 * @throws Problem `not-found`; `gift.not-planned` when it has gone out, or never had a time
 */
async function lockPlanned(tx: EntityManager, id: string, caller: Caller): Promise<Loaded<Gift, 'recipient'>> {
  const gift = await tx.findOneOrFail(
    Gift,
    { id, userId: caller.userId },
    { lockMode: LockMode.PESSIMISTIC_WRITE, failHandler: () => notFound('Gift') },
  );
  if (gift.status !== 'planned') {
    throw new Problem('gift.not-planned', 409, 'This gift has gone out already. It can no longer be changed.');
  }
  return tx.populate(gift, ['recipient']);
}
