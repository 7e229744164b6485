import type { Envelope } from '@presently/contracts/kit/event';
import { giftGiven, type GiftGivenV1 } from '@presently/contracts/gifting/gifts';
import { erasedAmong } from '@presently/messaging/erased-users';
import { Outbox } from '@presently/messaging/outbox';
import { ReactsTo } from '@presently/messaging/reacts-to';
import { Clock } from '@presently/service/clock';
import { Statement } from '@presently/work/statement';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { lockKeepers } from '../drawer/lock-keepers.js';
import { publishKeptIdeas } from '../drawer/publish-kept-ideas.js';
import { erasedRecipientsAmong, lockOfRecipient } from '../people/lock-recipient.js';

/** Stores given gifts, so that they are not proposed again. A kept idea with the same link or title is given, too. */
@Injectable()
@ReactsTo(giftGiven)
export class OnGiftGiven {
  constructor(
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

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
    await lockKeepers(
      em,
      kept.map(({ recipientId }) => recipientId),
    );
    const changed = await em.execute<{ recipient_id: string }[]>(
      `update kept_ideas kept set state = 'given', given_on = coalesce(gift ->> 'givenOn', ?)
       from jsonb_array_elements(?::jsonb) gift
       where kept.recipient_id = (gift ->> 'recipientId')::uuid and kept.state <> 'given'
         and (kept.link = gift ->> 'giftUrl' or lower(kept.title) = lower(gift ->> 'giftName'))
       returning kept.recipient_id`,
      [this.clock.now().toISOString().slice(0, 10), JSON.stringify(kept)],
    );
    for (const recipientId of new Set(changed.map((row) => row.recipient_id)))
      await publishKeptIdeas(em, this.outbox, recipientId);
  }
}

const store = new Statement(
  `with given as (
     select * from jsonb_to_recordset($1::jsonb)
       as gift ("giftId" uuid, "senderId" uuid, "recipientId" uuid, "giftName" text, "giftUrl" text, "givenOn" text)
   ), stored as (
     insert into given_gifts (gift_id, user_id, recipient_id, title, url, given_on)
     select "giftId", "senderId", "recipientId", "giftName", "giftUrl", "givenOn" from given order by 1
     on conflict do nothing
   )
   delete from recommendations_cache where recipient_id in (select "recipientId" from given)`,
);
