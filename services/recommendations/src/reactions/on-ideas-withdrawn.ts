import { ideasWithdrawn, type IdeasWithdrawnV1 } from '@presently/contracts/gifting/imports';
import type { Envelope } from '@presently/contracts/kit/event';
import { Outbox } from '@presently/messaging/outbox';
import { ReactsTo } from '@presently/messaging/reacts-to';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { lockKeepers } from '../drawer/lock-keepers.js';
import { publishKeptIdeas } from '../drawer/publish-kept-ideas.js';
import { lockRecipient } from '../people/lock-recipient.js';

/** Removes the ideas of an import that was undone, except those that the sender has changed since. */
@Injectable()
@ReactsTo(ideasWithdrawn)
export class OnIdeasWithdrawn {
  constructor(private readonly outbox: Outbox) {}

  async handle({ data: { recipientId, ideaIds } }: Envelope<IdeasWithdrawnV1>, em: EntityManager): Promise<void> {
    if (!(await lockRecipient(em, recipientId))) return;
    await lockKeepers(em, [recipientId]);
    await em.execute(
      `delete from kept_ideas where recipient_id = ? and changed_at is null
         and id in (select id::uuid from jsonb_array_elements_text(?::jsonb) as id)`,
      [recipientId, JSON.stringify(ideaIds)],
    );
    await publishKeptIdeas(em, this.outbox, recipientId);
  }
}
