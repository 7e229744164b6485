import { giftThanked, type GiftThankedV1 } from '@presently/contracts/gifting/thanks';
import type { Envelope } from '@presently/contracts/kit/event';
import { isQuiet } from '@presently/rules/gift-mood';
import { ReactsTo } from '@presently/messaging/reacts-to';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { deliveryIdOf, giftThankedDedupeKey, giftViewedDedupeKey } from '../deliveries/delivery-id.js';
import { NotificationsEnv } from '../env.js';
import { giftNews } from '../pushes/push-news.js';
import { TellDevices } from '../pushes/tell-devices.js';
import { TellWebhooks } from '../webhooks/tell-webhooks.js';
import { thankedNews, viewedNews } from '../webhooks/webhook-news.js';
import { lockUnlessErased } from './lock-unless-erased.js';

/**
 * Tells devices of thanks, or else queues their mail. They replace what still waits about the view. A change updates a
 * waiting mail.
 */
@Injectable()
@ReactsTo(giftThanked)
export class OnGiftThanked {
  constructor(
    private readonly devices: TellDevices,
    private readonly env: NotificationsEnv,
    private readonly webhooks: TellWebhooks,
  ) {}

  async handle({ data, traceparent }: Envelope<GiftThankedV1>, em: EntityManager): Promise<void> {
    const { giftId, senderId, recipientId, isChange: _isChange, viewedAt, ...thanks } = data;
    // Exclusive: the mail of the view is either queued before, or finds this one.
    if (!(await lockUnlessErased(em, { recipientId, senderId }, 'erasure'))) return;
    // Receivers hear of the view first, also if its own event is late.
    const view = viewedAt && !isQuiet(data.mood) ? [viewedNews(data, viewedAt)] : [];
    await this.webhooks.tell(em, [...view, thankedNews(data)]);
    const payload = { ...thanks, traceparent };
    const dedupeKey = giftThankedDedupeKey(giftId);
    const mail = { dedupeKey, kind: 'gift-thanked', channel: 'email', giftId, userId: senderId } as const;
    const news = giftNews('thanked', data);
    const isNew = await this.devices.orMail(em, news, { ...mail, contact: '', payload }, this.env.NEWS_GATHER_MS);
    if (isNew) {
      await em.execute(`update deliveries set status = 'cancelled' where id = ? and status = 'pending'`, [
        deliveryIdOf(giftViewedDedupeKey(giftId)),
      ]);
      await em.execute(`delete from pushes where subject_id = ? and kind = 'opened' and state = 'waiting'`, [giftId]);
    } else {
      await em.execute(
        `update deliveries set payload = ?::jsonb
         where id = ? and status = 'pending' and payload ->> 'thankedAt' < ?`,
        [JSON.stringify(payload), deliveryIdOf(dedupeKey), thanks.thankedAt],
      );
    }
  }
}
