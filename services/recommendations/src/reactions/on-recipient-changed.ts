import type { Envelope } from '@presently/contracts/kit/event';
import { recipientChanged, type RecipientChangedV1 } from '@presently/contracts/gifting/recipients';
import { isUserErased } from '@presently/messaging/erased-users';
import { ReactsTo } from '@presently/messaging/reacts-to';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { lockRecipient } from '../people/lock-recipient.js';

const list = `(select coalesce(array_agg(i), '{}') from jsonb_array_elements_text(?::jsonb) i)`;

/** Stores the recipient and deletes their cached ideas. */
@Injectable()
@ReactsTo(recipientChanged)
export class OnRecipientChanged {
  async handle({ data, aggregateversion }: Envelope<RecipientChangedV1>, em: EntityManager): Promise<void> {
    const { recipientId, senderId } = data;
    if (!(await lockRecipient(em, recipientId)) || (await isUserErased(em, senderId))) return;
    // Older events name given gifts, which never change.
    await em.execute(
      `insert into given_gifts (gift_id, user_id, recipient_id, title, url)
       select (g->>'giftId')::uuid, ?, ?, g->>'giftName', g->>'giftUrl' from jsonb_array_elements(?::jsonb) g
       on conflict do nothing`,
      [senderId, recipientId, JSON.stringify(data.given ?? [])],
    );
    await em.execute('delete from recommendations_cache where recipient_id = ?', [recipientId]);
    const written = await em.execute(
      `insert into recipients (id, user_id, name, relationship, interests, dislikes, language, version)
       values (?, ?, ?, ?, ${list}, ${list}, ?, ?)
       on conflict (id) do update set name = excluded.name, relationship = excluded.relationship,
         interests = excluded.interests, dislikes = excluded.dislikes, language = excluded.language,
         version = excluded.version
       where recipients.version < excluded.version
       returning id`,
      [
        recipientId,
        senderId,
        data.name,
        data.relationship,
        JSON.stringify(data.interests),
        JSON.stringify(data.dislikes ?? []),
        data.language ?? null,
        aggregateversion,
      ],
    );
    if (written.length > 0) await this.replaceOccasions(em, data);
  }

  private async replaceOccasions(em: EntityManager, { recipientId, occasions }: RecipientChangedV1): Promise<void> {
    const replaced = JSON.stringify(occasions);
    await em.execute(
      `delete from occasions where recipient_id = ? and id not in
         (select (o->>'id')::uuid from jsonb_array_elements(?::jsonb) o)`,
      [recipientId, replaced],
    );
    await em.execute(
      `insert into occasions (id, recipient_id, type, date)
       select (o->>'id')::uuid, ?, o->>'type', o->>'date' from jsonb_array_elements(?::jsonb) o
       on conflict (id) do update set type = excluded.type, date = excluded.date`,
      [recipientId, replaced],
    );
  }
}
