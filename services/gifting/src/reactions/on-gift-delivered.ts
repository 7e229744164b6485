import { giftDelivered, type GiftDeliveredV1 } from '@presently/contracts/notifications/deliveries';
import type { Envelope } from '@presently/contracts/kit/event';
import { giftProgressed } from '@presently/contracts/gifting/gifts';
import { Outbox } from '@presently/messaging/outbox';
import { ReactsTo } from '@presently/messaging/reacts-to';
import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Gift } from '../gifts/gift.entity.js';
import { toProgress } from '../gifts/gifts.views.js';

@Injectable()
@ReactsTo(giftDelivered)
export class OnGiftDelivered {
  constructor(private readonly outbox: Outbox) {}

  async handle({ data }: Envelope<GiftDeliveredV1>, em: EntityManager): Promise<void> {
    // The gift is missing when its recipient was removed.
    const gift = await em.findOne(Gift, { id: data.giftId }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (!gift?.recordDelivery(data.attempt, new Date(data.deliveredAt))) return;
    await this.outbox.add(em, giftProgressed, gift.toAggregate(), toProgress(gift));
  }
}
