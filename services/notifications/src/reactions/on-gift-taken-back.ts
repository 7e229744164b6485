import { giftTakenBack, type GiftTakenBackV1 } from '@presently/contracts/gifting/own-gifts';
import type { Envelope } from '@presently/contracts/kit/event';
import { isUserErased } from '@presently/messaging/erased-users';
import { ReactsTo } from '@presently/messaging/reacts-to';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { deliveryIdOf, giftDedupeKey } from '../deliveries/delivery-id.js';
import { lockRecipients } from './lock-recipients.js';

/** Cancels the messages of the gift that are not sent. A message that is being sent at this moment cannot be cancelled. */
@Injectable()
@ReactsTo(giftTakenBack)
export class OnGiftTakenBack {
  async handle({ data }: Envelope<GiftTakenBackV1>, em: EntityManager): Promise<void> {
    const { giftId, senderId, recipientId, attempt } = data;
    // Exclusive, so that a message of the gift is either added before, or finds the row below.
    await lockRecipients(em, [recipientId], 'erasure');
    if (await isUserErased(em, senderId)) return;
    await em.execute(
      `update deliveries set status = 'cancelled'
       where gift_id = ? and kind in ('gift', 'gift-nudge') and status in ('pending', 'sending')`,
      [giftId],
    );
    // A later attempt, which cancels messages of the gift that arrive after this event.
    const dedupeKey = giftDedupeKey(giftId, 'email', attempt + 1);
    await em.execute(
      `insert into deliveries (id, dedupe_key, kind, channel, gift_id, user_id, contact, payload, status)
       values (?, ?, 'gift', 'email', ?, ?, '', jsonb_build_object('attempt', ?::int), 'cancelled')
       on conflict (dedupe_key) do nothing`,
      [deliveryIdOf(dedupeKey), dedupeKey, giftId, senderId, attempt + 1],
    );
  }
}
