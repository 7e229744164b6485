import type { Envelope } from '@presently/contracts/kit/event';
import { giftViewed, type GiftViewedV1 } from '@presently/contracts/gifting/shared-gifts';
import { isQuiet } from '@presently/rules/gift-mood';
import { ReactsTo } from '@presently/messaging/reacts-to';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { deliveryIdOf, giftThankedDedupeKey, giftViewedDedupeKey } from '../deliveries/delivery-id.js';
import { Delivery } from '../deliveries/delivery.entity.js';
import { NotificationsEnv } from '../env.js';
import { giftNews } from '../pushes/push-news.js';
import { TellDevices } from '../pushes/tell-devices.js';
import { TellWebhooks } from '../webhooks/tell-webhooks.js';
import { viewedNews } from '../webhooks/webhook-news.js';
import { lockUnlessErased } from './lock-unless-erased.js';

/** Tells devices of a view, or else queues its mail, and tells receivers. Identity is asked for the sender's wish and address when it is written. */
@Injectable()
@ReactsTo(giftViewed)
export class OnGiftViewed {
  constructor(
    private readonly devices: TellDevices,
    private readonly env: NotificationsEnv,
    private readonly webhooks: TellWebhooks,
  ) {}

  async handle({ data, traceparent }: Envelope<GiftViewedV1>, em: EntityManager): Promise<void> {
    const { giftId, senderId, recipientId, recipientName, giftName, mood, viewedAt } = data;
    // Nobody is told that a mourning person has looked.
    if (isQuiet(mood)) return;
    if (!(await lockUnlessErased(em, { recipientId, senderId }, 'erasure'))) return;
    await this.webhooks.tell(em, [viewedNews(data, viewedAt)]);
    if (await em.findOne(Delivery, deliveryIdOf(giftThankedDedupeKey(giftId)))) return;
    const mail = {
      dedupeKey: giftViewedDedupeKey(giftId),
      kind: 'gift-viewed',
      channel: 'email',
      giftId,
      userId: senderId,
      contact: '',
      payload: { recipientName, giftName, viewedAt, traceparent },
    } as const;
    // Thanks that follow at once replace it.
    await this.devices.orMail(em, giftNews('opened', data), mail, this.env.NEWS_GATHER_MS);
  }
}
