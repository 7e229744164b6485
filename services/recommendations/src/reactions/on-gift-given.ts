import type { Envelope } from '@presently/contracts/kit/event';
import { giftGiven, type GiftGivenV1 } from '@presently/contracts/gifting/gifts';
import { erasedAmong } from '@presently/messaging/erased-users';
import { ReactsTo } from '@presently/messaging/reacts-to';
import { Statement } from '@presently/work/statement';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { erasedRecipientsAmong, lockOfRecipient } from '../people/lock-recipient.js';

/** Stores given gifts, so that they are not proposed again. */
@Injectable()
@ReactsTo(giftGiven)
export class OnGiftGiven {
  async handleAll(events: readonly Pick<Envelope<GiftGivenV1>, 'data'>[], em: EntityManager): Promise<void> {
    const gifts = events.map(({ data }) => data);
    const recipientIds = gifts.map(({ recipientId }) => recipientId);
    const erasedSenders = await erasedAmong(
      em,
      gifts.map(({ senderId }) => senderId),
      recipientIds.map(lockOfRecipient),
    );
    const erasedRecipients = await erasedRecipientsAmong(em, recipientIds);
    const kept = gifts.filter((gift) => !erasedRecipients.has(gift.recipientId) && !erasedSenders.has(gift.senderId));
    if (kept.length === 0) return;
    await store.rows(em, JSON.stringify(kept));
  }
}

const store = new Statement(
  `with given as (
     select * from jsonb_to_recordset($1::jsonb)
       as gift ("giftId" uuid, "senderId" uuid, "recipientId" uuid, "giftName" text, "giftUrl" text)
   ), stored as (
     insert into given_gifts (gift_id, user_id, recipient_id, title, url)
     select "giftId", "senderId", "recipientId", "giftName", "giftUrl" from given order by 1
     on conflict do nothing
   )
   delete from recommendations_cache where recipient_id in (select "recipientId" from given)`,
);
