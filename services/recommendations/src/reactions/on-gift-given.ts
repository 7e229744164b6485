import type { Envelope } from '@presently/contracts/kit/event';
import { giftGiven, type GiftGivenV1 } from '@presently/contracts/gifting/gifts';
import { isUserErased } from '@presently/messaging/erased-users';
import { ReactsTo } from '@presently/messaging/reacts-to';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { lockRecipient } from '../people/lock-recipient.js';

/** Stores a given gift, so that it is not proposed again. */
@Injectable()
@ReactsTo(giftGiven)
export class OnGiftGiven {
  async handle({ data: gift }: Pick<Envelope<GiftGivenV1>, 'data'>, em: EntityManager): Promise<void> {
    if (!(await lockRecipient(em, gift.recipientId)) || (await isUserErased(em, gift.senderId))) return;
    await em.execute(
      `with given as (
         insert into given_gifts (gift_id, user_id, recipient_id, title, url) values (?, ?, ?, ?, ?)
         on conflict do nothing
       )
       delete from recommendations_cache where recipient_id = ?`,
      [gift.giftId, gift.senderId, gift.recipientId, gift.giftName, gift.giftUrl, gift.recipientId],
    );
  }
}
