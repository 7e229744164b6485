import type { Envelope } from '@presently/contracts/kit/event';
import { giftGiven, type GiftGivenV1 } from '@presently/contracts/gifting/gifts';
import { erasedAmong } from '@presently/messaging/erased-users';
import { ReactsTo } from '@presently/messaging/reacts-to';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { lockRecipients } from '../people/lock-recipient.js';

/** Stores given gifts, so that they are not proposed again. */
@Injectable()
@ReactsTo(giftGiven)
export class OnGiftGiven {
  async handleAll(events: readonly Pick<Envelope<GiftGivenV1>, 'data'>[], em: EntityManager): Promise<void> {
    const gifts = events.map(({ data }) => data);
    const erasedRecipients = await lockRecipients(
      em,
      gifts.map(({ recipientId }) => recipientId),
    );
    const erasedSenders = await erasedAmong(
      em,
      gifts.map(({ senderId }) => senderId),
    );
    const kept = gifts.filter((gift) => !erasedRecipients.has(gift.recipientId) && !erasedSenders.has(gift.senderId));
    if (kept.length === 0) return;
    await em.execute(
      `with given as (
         select value from jsonb_array_elements(?::jsonb)
       ), stored as (
         insert into given_gifts (gift_id, user_id, recipient_id, title, url)
         select (value ->> 'giftId')::uuid, (value ->> 'senderId')::uuid, (value ->> 'recipientId')::uuid,
           value ->> 'giftName', value ->> 'giftUrl'
         from given order by 1
         on conflict do nothing
       )
       delete from recommendations_cache where recipient_id in (select (value ->> 'recipientId')::uuid from given)`,
      [JSON.stringify(kept)],
    );
  }
}
