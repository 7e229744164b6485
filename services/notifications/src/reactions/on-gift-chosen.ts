import { giftChosen, type GiftChosenV1 } from '@presently/contracts/gifting/choices';
import type { Envelope } from '@presently/contracts/kit/event';
import { isQuiet } from '@presently/rules/gift-mood';
import { ReactsTo } from '@presently/messaging/reacts-to';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { giftChosenDedupeKey } from '../deliveries/delivery-id.js';
import { DeliveryQueue } from '../deliveries/delivery-queue.js';
import { NotificationsEnv } from '../env.js';
import { giftNews } from '../pushes/push-news.js';
import { TellDevices } from '../pushes/tell-devices.js';
import { TellWebhooks } from '../webhooks/tell-webhooks.js';
import { chosenNews, viewedNews } from '../webhooks/webhook-news.js';
import { lockUnlessErased } from './lock-unless-erased.js';

/**
 * Tells devices of a choice, or else queues its mail. A change, and the favourite that stands, are told by mail. They
 * replace what still waits about earlier choices of the gift.
 */
@Injectable()
@ReactsTo(giftChosen)
export class OnGiftChosen {
  constructor(
    private readonly deliveries: DeliveryQueue,
    private readonly devices: TellDevices,
    private readonly env: NotificationsEnv,
    private readonly webhooks: TellWebhooks,
  ) {}

  async handle({ data, traceparent }: Envelope<GiftChosenV1>, em: EntityManager): Promise<void> {
    const { giftId, senderId, recipientId, recipientName, giftName, variant, chosenAt, isChange, isByRecipient } = data;
    if (!(await lockUnlessErased(em, { recipientId, senderId }, 'erasure'))) return;
    // Receivers hear of the view first, also if its own event is late.
    const view = data.viewedAt && !isQuiet(data.mood) ? [viewedNews(data, data.viewedAt)] : [];
    await this.webhooks.tell(em, [...view, chosenNews(data)]);
    const [newer] = await em.execute(
      `select from deliveries where gift_id = ? and kind = 'gift-chosen' and payload ->> 'chosenAt' > ? limit 1`,
      [giftId, chosenAt],
    );
    if (newer) return;
    await em.execute(
      `update deliveries set status = 'cancelled'
       where gift_id = ? and kind = 'gift-chosen' and status = 'pending' and payload ->> 'chosenAt' < ?`,
      [giftId, chosenAt],
    );
    const payload = { recipientName, giftName, variant, chosenAt, isChange, isByRecipient, traceparent };
    const dedupeKey = giftChosenDedupeKey(giftId, chosenAt);
    const mail = { dedupeKey, kind: 'gift-chosen', channel: 'email', giftId, userId: senderId } as const;
    const told = { ...mail, contact: '', payload };
    if (isChange || !isByRecipient) {
      await em.execute(`delete from pushes where subject_id = ? and kind = 'chosen' and state = 'waiting'`, [giftId]);
      await this.deliveries.add(em, told, this.env.NEWS_GATHER_MS);
    } else await this.devices.orMail(em, giftNews('chosen', data), told, this.env.NEWS_GATHER_MS);
  }
}
