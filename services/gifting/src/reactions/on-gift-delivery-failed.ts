import { giftDeliveryFailed, type GiftDeliveryFailedV1 } from '@presently/contracts/notifications/deliveries';
import type { Envelope } from '@presently/contracts/kit/event';
import { giftProgressed } from '@presently/contracts/gifting/gifts';
import { Outbox } from '@presently/messaging/outbox';
import { ReactsTo } from '@presently/messaging/reacts-to';
import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Gift } from '../gifts/gift.entity.js';
import { toProgress } from '../gifts/gifts.views.js';

@Injectable()
@ReactsTo(giftDeliveryFailed)
export class OnGiftDeliveryFailed {
  constructor(private readonly outbox: Outbox) {}

  async handle({ data }: Envelope<GiftDeliveryFailedV1>, em: EntityManager): Promise<void> {
    // The gift is missing when its recipient was removed.
    const gift = await em.findOne(Gift, { id: data.giftId }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (!gift?.recordDeliveryFailure(data)) return;
    await this.outbox.add(em, giftProgressed, gift.toAggregate(), toProgress(gift));
  }
}
