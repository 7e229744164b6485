import { tellOutcome, type GiftOutcomeChoice } from '@presently/contracts/gifting/gift-outcome';
import type { GiftDetail } from '@presently/contracts/gifting/own-gifts';
import { Handles, type HandlerContext } from '@presently/messaging/handles';
import { Outbox } from '@presently/messaging/outbox';
import { Problem } from '@presently/messaging/problem';
import { EntityManager } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import { findGiftDetail } from '../gift-detail.queries.js';
import { lockGift, refuseDraft } from '../locks/lock-gift.js';
import { changeOutcome } from './change-outcome.js';

@Controller()
export class TellOutcomeHandlers {
  constructor(
    private readonly em: EntityManager,
    private readonly outbox: Outbox,
  ) {}

  /** The same outcome again changes nothing. */
  @Handles(tellOutcome)
  async tell(
    { giftId, outcome }: GiftOutcomeChoice,
    { caller }: HandlerContext<typeof tellOutcome>,
  ): Promise<GiftDetail> {
    return this.em.transactional(async (tx) => {
      const gift = await lockGift(tx, giftId, caller.userId);
      refuseDraft(gift);
      if (gift.isCard) throw new Problem('gift.card', 409, 'This is a card. There is no gift to judge.');
      if (gift.status !== 'sent')
        throw new Problem('gift.not-given', 409, 'This gift was not given, so it cannot have gone well or badly yet.');
      await changeOutcome(tx, this.outbox, gift, outcome);
      return findGiftDetail(tx, giftId, caller.userId);
    });
  }
}
