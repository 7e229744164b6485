import type { Envelope } from '@presently/contracts/kit/event';
import { recipientChanged, type RecipientChangedV1 } from '@presently/contracts/gifting/recipients';
import { erasedAmong } from '@presently/messaging/erased-users';
import { ReactsTo } from '@presently/messaging/reacts-to';
import { Statement } from '@presently/work/statement';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { erasedRecipientsAmong, lockOfRecipient } from '../people/lock-recipient.js';

/** Stores recipients and deletes their cached ideas. */
@Injectable()
@ReactsTo(recipientChanged)
export class OnRecipientChanged {
  async handleAll(events: readonly Envelope<RecipientChangedV1>[], em: EntityManager): Promise<void> {
    const changes = events.map(({ data, aggregateversion: version }) => Object.assign({ version }, data));
    const ids = changes.map(({ recipientId }) => recipientId);
    const senders = changes.map(({ senderId }) => senderId);
    // Shared locks exclude erasures. Changes of one recipient exclude each other by its row.
    const erasedSenders = await erasedAmong(em, senders, ids.map(lockOfRecipient));
    const erased = await erasedRecipientsAmong(em, ids);
    const kept = changes.filter(
      ({ recipientId, senderId }) => !erased.has(recipientId) && !erasedSenders.has(senderId),
    );
    if (kept.length === 0) return;
    await forgetIdeas.rows(em, ids);
    const newest = new Map<string, (typeof kept)[number]>();
    for (const change of kept)
      if (change.version > (newest.get(change.recipientId)?.version ?? -1)) newest.set(change.recipientId, change);
    const written = await store.rows(em, JSON.stringify([...newest.values()]));
    await replaceOccasions(
      em,
      written.flatMap(({ id }) => newest.get(id) ?? []),
    );
  }
}

const forgetIdeas = new Statement('delete from recommendations_cache where recipient_id = any($1::uuid[])');
const list = (name: string) => `array(select jsonb_array_elements_text(coalesce(${name}, '[]')))`;
const store = new Statement<{ id: string }>(
  `insert into recipients (id, user_id, name, relationship, interests, dislikes, language, birthday, about_age,
     about_age_on, gender, country, sizes, notes, hidden_interests, hidden_from_ideas, version)
   select "recipientId", "senderId", name, relationship, ${list('interests')}, ${list('dislikes')}, language, birthday,
     "aboutAge", "aboutAgeOn", gender, country, sizes, notes, ${list('"hiddenInterests"')}, ${list('"hiddenFromIdeas"')}, version
   from jsonb_to_recordset($1::jsonb) as change ("recipientId" uuid, "senderId" uuid, name text, relationship text,
     interests jsonb, dislikes jsonb, language text, birthday text, "aboutAge" int, "aboutAgeOn" text, gender text,
     country text, sizes text, notes text, "hiddenInterests" jsonb, "hiddenFromIdeas" jsonb, version int)
   order by 1
   on conflict (id) do update set name = excluded.name, relationship = excluded.relationship,
     interests = excluded.interests, dislikes = excluded.dislikes, language = excluded.language,
     birthday = excluded.birthday, about_age = excluded.about_age, about_age_on = excluded.about_age_on,
     gender = excluded.gender, country = excluded.country, sizes = excluded.sizes, notes = excluded.notes,
     hidden_interests = excluded.hidden_interests, hidden_from_ideas = excluded.hidden_from_ideas, version = excluded.version
   where recipients.version < excluded.version
   returning id`,
);

async function replaceOccasions(em: EntityManager, changes: readonly RecipientChangedV1[]): Promise<void> {
  const occasions = changes.flatMap(({ recipientId, occasions: own }) =>
    own.map(({ id, type, date, title }) => ({ id, type, date, title, recipientId })),
  );
  await dropOccasions.rows(
    em,
    changes.map(({ recipientId }) => recipientId),
    occasions.map(({ id }) => id),
  );
  if (occasions.length > 0) await storeOccasions.rows(em, JSON.stringify(occasions));
}

const dropOccasions = new Statement(
  'delete from occasions where recipient_id = any($1::uuid[]) and not id = any($2::uuid[])',
);
const storeOccasions = new Statement(
  `insert into occasions (id, recipient_id, type, title, date)
   select id, "recipientId", type, title, date
   from jsonb_to_recordset($1::jsonb) as occasion (id uuid, "recipientId" uuid, type text, title text, date text)
   order by 1 on conflict (id) do update set type = excluded.type, title = excluded.title, date = excluded.date`,
);
