import type { Envelope } from '@presently/contracts/kit/event';
import { giftChosen, type GiftChosenV1 } from '@presently/contracts/gifting/choices';
import { isUserErased } from '@presently/messaging/erased-users';
import { Outbox } from '@presently/messaging/outbox';
import { ReactsTo } from '@presently/messaging/reacts-to';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { lockKeepers } from '../drawer/lock-keepers.js';
import { publishKeptIdeas } from '../drawer/publish-kept-ideas.js';
import { lockRecipient } from '../people/lock-recipient.js';

/**
 * Stores what a recipient has chosen as given, and the others as passed over. Where the favourite stands because nobody
 * has chosen, the others say nothing about the person.
 */
@Injectable()
@ReactsTo(giftChosen)
export class OnGiftChosen {
  constructor(private readonly outbox: Outbox) {}

  async handle({ data, aggregateversion: version }: Envelope<GiftChosenV1>, em: EntityManager): Promise<void> {
    const { giftId, senderId, recipientId, giftName, giftUrl, chosenAt, isByRecipient, notChosen } = data;
    if (!(await lockRecipient(em, recipientId)) || (await isUserErased(em, senderId))) return;
    const others = notChosen.map((other) => ({ title: other.giftName, url: other.giftUrl }));
    const stored = await em.execute<object[]>(
      `insert into given_gifts (gift_id, user_id, recipient_id, title, url, given_on, passed_over, chosen_version)
       values (?, ?, ?, ?, ?, ?, ?::jsonb, ?)
       on conflict (gift_id) do update set title = excluded.title, url = excluded.url,
         given_on = coalesce(given_gifts.given_on, excluded.given_on), passed_over = excluded.passed_over,
         chosen_version = excluded.chosen_version
       where given_gifts.chosen_version < excluded.chosen_version
       returning gift_id`,
      [
        giftId,
        senderId,
        recipientId,
        giftName,
        giftUrl,
        chosenAt.slice(0, 10),
        JSON.stringify(isByRecipient ? others : []),
        version,
      ],
    );
    if (stored.length === 0) return;
    await em.execute('delete from recommendations_cache where recipient_id = ?', [recipientId]);
    await this.moveKeptIdeas(em, data, JSON.stringify(others));
  }

  /** The favourite was given when the gift went out. What is not given in the end is an idea again. */
  private async moveKeptIdeas(em: EntityManager, data: GiftChosenV1, others: string): Promise<void> {
    const { giftId, recipientId, giftName, giftUrl, chosenAt } = data;
    await lockKeepers(em, [recipientId]);
    const back = await em.execute<object[]>(
      `update kept_ideas kept set state = 'idea', given_on = null
       from jsonb_array_elements(?::jsonb) other
       where kept.recipient_id = ? and kept.state = 'given'
         and (kept.link = other ->> 'url' or lower(kept.title) = lower(other ->> 'title'))
         and not exists (
           select from given_gifts former where former.recipient_id = kept.recipient_id and former.gift_id <> ?
             and (former.url = kept.link or lower(former.title) = lower(kept.title)))
       returning kept.id`,
      [others, recipientId, giftId],
    );
    const given = await em.execute<object[]>(
      `update kept_ideas set state = 'given', given_on = ?
       where recipient_id = ? and state <> 'given' and (link = ? or lower(title) = lower(?)) returning id`,
      [chosenAt.slice(0, 10), recipientId, giftUrl, giftName],
    );
    if (back.length + given.length > 0) await publishKeptIdeas(em, this.outbox, recipientId);
  }
}
