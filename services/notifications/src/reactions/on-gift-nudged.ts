import { giftNudged, type GiftNudgedV1 } from '@presently/contracts/gifting/own-gifts';
import type { Envelope } from '@presently/contracts/kit/event';
import { ReactsTo } from '@presently/messaging/reacts-to';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { giftNudgeDedupeKey } from '../deliveries/delivery-id.js';
import { Delivery } from '../deliveries/delivery.entity.js';
import { DeliveryQueue } from '../deliveries/delivery-queue.js';
import { lockUnlessErased } from './lock-unless-erased.js';

/** Queues the one reminder of a gift. */
@Injectable()
@ReactsTo(giftNudged)
export class OnGiftNudged {
  constructor(private readonly deliveries: DeliveryQueue) {}

  async handle({ data, traceparent }: Envelope<GiftNudgedV1>, em: EntityManager): Promise<void> {
    const { giftId, senderId, recipientId, contact, ...gift } = data;
    if (!(await lockUnlessErased(em, { recipientId, senderId }, 'message'))) return;
    if (await isTakenBack(em, giftId, gift.attempt)) return;
    await this.deliveries.add(em, {
      dedupeKey: giftNudgeDedupeKey(giftId),
      kind: 'gift-nudge',
      channel: 'email',
      giftId,
      userId: senderId,
      contact,
      payload: { ...gift, traceparent },
    });
  }
}

/** Taking a gift back leaves a later attempt that is cancelled. */
const isTakenBack = async (em: EntityManager, giftId: string, attempt: number): Promise<boolean> =>
  (await em.find(Delivery, { giftId, kind: 'gift', status: 'cancelled' })).some(
    ({ content }) => content.kind === 'gift' && content.payload.attempt > attempt,
  );
