import type { Envelope } from '@presently/contracts/kit/event';
import { occasionCame, type OccasionCameV1 } from '@presently/contracts/gifting/occasion-due';
import { ReactsTo } from '@presently/messaging/reacts-to';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { dayDedupeKey } from '../deliveries/delivery-id.js';
import { DeliveryQueue } from '../deliveries/delivery-queue.js';
import { lockUnlessErased } from './lock-unless-erased.js';

/** Queues the mail in the morning of a day for which nothing was given. */
@Injectable()
@ReactsTo(occasionCame)
export class OnOccasionCame {
  constructor(private readonly deliveries: DeliveryQueue) {}

  async handle({ data, traceparent }: Envelope<OccasionCameV1>, em: EntityManager): Promise<void> {
    const { userId, ...facts } = data;
    const { occasionId, occursOn, recipientId } = facts;
    if (!(await lockUnlessErased(em, { recipientId, senderId: userId }, 'message'))) return;
    await this.deliveries.add(em, {
      dedupeKey: dayDedupeKey(occasionId, occursOn),
      kind: 'day',
      channel: 'email',
      giftId: null,
      userId,
      contact: '',
      payload: { ...facts, traceparent },
    });
  }
}
