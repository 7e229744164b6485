import type { Envelope } from '@presently/contracts/kit/event';
import { giftOutcome, type GiftOutcomeV1 } from '@presently/contracts/gifting/gift-outcome';
import { isUserErased } from '@presently/messaging/erased-users';
import { ReactsTo } from '@presently/messaging/reacts-to';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { lockRecipient } from '../people/lock-recipient.js';

/** Stores how a gift went, or that its sender took that back, also before it is reported as given, and forgets the ideas that did not know it. */
@Injectable()
@ReactsTo(giftOutcome)
export class OnGiftOutcome {
  async handle({ data, aggregateversion: version }: Envelope<GiftOutcomeV1>, em: EntityManager): Promise<void> {
    const { giftId, senderId, recipientId, giftName, giftUrl, outcome, isTakenBack, givenOn = null } = data;
    if (!(await lockRecipient(em, recipientId)) || (await isUserErased(em, senderId))) return;
    await em.execute(
      `insert into given_gifts (gift_id, user_id, recipient_id, title, url, given_on, outcome, version)
       values (?, ?, ?, ?, ?, ?, ?, ?)
       on conflict (gift_id) do update set outcome = excluded.outcome, version = excluded.version,
         given_on = coalesce(excluded.given_on, given_gifts.given_on)
       where given_gifts.version < excluded.version`,
      [giftId, senderId, recipientId, giftName, giftUrl, givenOn, isTakenBack ? null : outcome, version],
    );
    await em.execute('delete from recommendations_cache where recipient_id = ?', [recipientId]);
  }
}
