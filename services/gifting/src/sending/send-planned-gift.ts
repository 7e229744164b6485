import type { Caller } from '@presently/messaging/call-context';
import { Outbox } from '@presently/messaging/outbox';
import { Budgets } from '@presently/service/budgets/budgets';
import { Clock } from '@presently/service/clock';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { GiftingEnv } from '../env.js';
import { lockPlannedGift } from '../gifts/locks/lock-planned-gift.js';
import { publishGiftsOut } from '../gifts/publish-gifts-out.js';
import { tierOf } from '../senders/tier-of.js';
import { requireActive } from '../senders/require-active.js';
import type { SavedGift } from './answer-send.js';
import { contactUses } from '../gifts/message/message-budgets.js';
import { factsOfGift } from '../gifts/message/message-facts.js';
import { readerOf } from '../gifts/message/readers.js';

/** Sends a planned gift before its time. The quota counted the gift when it was planned. */
@Injectable()
export class SendPlannedGift {
  constructor(
    private readonly em: EntityManager,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    private readonly budgets: Budgets,
    private readonly env: GiftingEnv,
  ) {}

  /**
   * @param em of the transaction that it belongs to; else it begins one
   * @throws Problem `not-found`; `gift.not-planned` for a gift in any other status; `budget-used` of its contact
   */
  send(giftId: string, caller: Caller, em: EntityManager = this.em): Promise<SavedGift> {
    return em.transactional(async (tx) => {
      await requireActive(tx, caller.userId);
      const gift = await lockPlannedGift(tx, giftId, caller);
      const tier = await tierOf(tx, gift.userId);
      gift.goOut(this.env.canText(tier), this.clock.now());
      if (gift.isDeliveryUnderWay) {
        await this.budgets.charge(tx, ...contactUses(gift, gift.userId, await factsOfGift(tx, gift)));
      }
      const sent = { gift, ...(await readerOf(tx, gift)) };
      await publishGiftsOut(tx, this.outbox, [sent]);
      return sent;
    });
  }
}
