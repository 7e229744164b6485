import type { Envelope } from '@presently/contracts/kit/event';
import { keptIdeasChanged, type KeptIdeasChangedV1 } from '@presently/contracts/recommendations/kept-ideas';
import { ReactsTo } from '@presently/messaging/reacts-to';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';

/** Stores the titles of kept ideas for reminders. */
@Injectable()
@ReactsTo(keptIdeasChanged)
export class OnKeptIdeasChanged {
  async handle({ data, aggregateversion }: Envelope<KeptIdeasChangedV1>, em: EntityManager): Promise<void> {
    const { recipientId, senderId, ideas } = data;
    // Without a row for a recipient who was removed meanwhile.
    await em.execute(
      `insert into kept_titles as kept (recipient_id, titles, version)
       select id, ?::jsonb, ? from recipients where id = ? and user_id = ? for share
       on conflict (recipient_id) do update set titles = excluded.titles, version = excluded.version
       where kept.version < excluded.version`,
      [JSON.stringify(ideas.map(({ title }) => title)), aggregateversion, recipientId, senderId],
    );
  }
}
