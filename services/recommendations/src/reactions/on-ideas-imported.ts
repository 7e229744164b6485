import { ideasImported, type IdeasImportedV1 } from '@presently/contracts/gifting/imports';
import type { Envelope } from '@presently/contracts/kit/event';
import { isUserErased } from '@presently/messaging/erased-users';
import { Outbox } from '@presently/messaging/outbox';
import { ReactsTo } from '@presently/messaging/reacts-to';
import { mostKeptIdeas } from '@presently/rules/bounds';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { publishKeptIdeas } from '../drawer/publish-kept-ideas.js';
import { lockRecipient } from '../people/lock-recipient.js';

/** Keeps ideas from a file. One with the same link or title as a kept one is left out. */
@Injectable()
@ReactsTo(ideasImported)
export class OnIdeasImported {
  constructor(private readonly outbox: Outbox) {}

  async handle({ data }: Envelope<IdeasImportedV1>, em: EntityManager): Promise<void> {
    const { recipientId, senderId, importedAt, ideas } = data;
    if (!(await lockRecipient(em, recipientId)) || (await isUserErased(em, senderId))) return;
    // The event with the recipient is in another lane, and may come later: it overwrites version 0.
    await em.execute(
      `insert into recipients (id, user_id, name, relationship, interests, version)
       values (?, ?, '', '', '{}', 0) on conflict do nothing`,
      [recipientId, senderId],
    );
    await em.execute(
      `insert into kept_ideas (id, recipient_id, title, link, image, price, note, state, given_on, created_at)
       select id, ?, title, link, image, price, note, state, "givenOn", ?
       from jsonb_to_recordset(?::jsonb) as idea
         (id uuid, title text, link text, image text, price text, note text, state text, "givenOn" text)
       where not exists (
         select from kept_ideas kept where kept.recipient_id = ?
           and (kept.link = idea.link or (idea.link is null and lower(kept.title) = lower(idea.title)))
       )
       limit greatest(0, ? - (select count(*) from kept_ideas where recipient_id = ?))
       on conflict do nothing`,
      [recipientId, importedAt, JSON.stringify(ideas), recipientId, mostKeptIdeas, recipientId],
    );
    await publishKeptIdeas(em, this.outbox, recipientId);
  }
}
