import { giftThanked, type GiftThankedV1 } from '@presently/contracts/gifting/thanks';
import type { Envelope } from '@presently/contracts/kit/event';
import { isUserErased } from '@presently/messaging/erased-users';
import { ReactsTo } from '@presently/messaging/reacts-to';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { deliveryIdOf, giftThankedDedupeKey, giftViewedDedupeKey } from '../deliveries/delivery-id.js';
import { DeliveryQueue } from '../deliveries/delivery-queue.js';
import { NotificationsEnv } from '../env.js';
import { ErasedRecipient } from './erased-recipient.entity.js';
import { lockRecipients } from './lock-recipients.js';

/** Queues the mail of thanks, which replaces a mail about the view that still waits. A change updates a waiting mail. */
@Injectable()
@ReactsTo(giftThanked)
export class OnGiftThanked {
  constructor(
    private readonly deliveries: DeliveryQueue,
    private readonly env: NotificationsEnv,
  ) {}

  async handle({ data, traceparent }: Envelope<GiftThankedV1>, em: EntityManager): Promise<void> {
    const { giftId, senderId, recipientId, isChange, ...thanks } = data;
    await lockRecipients(em, [recipientId], 'message');
    if (await em.findOne(ErasedRecipient, recipientId)) return;
    if (await isUserErased(em, senderId)) return;
    const payload = { ...thanks, traceparent };
    const dedupeKey = giftThankedDedupeKey(giftId);
    if (isChange) {
      await em.execute(`update deliveries set payload = ?::jsonb where id = ? and status = 'pending'`, [
        JSON.stringify(payload),
        deliveryIdOf(dedupeKey),
      ]);
      return;
    }
    await em.execute(`update deliveries set status = 'cancelled' where id = ? and status = 'pending'`, [
      deliveryIdOf(giftViewedDedupeKey(giftId)),
    ]);
    const mail = { channel: 'email', giftId, userId: senderId, contact: '', payload } as const;
    await this.deliveries.add(em, { dedupeKey, kind: 'gift-thanked', ...mail }, this.env.NEWS_GATHER_MS);
  }
}
